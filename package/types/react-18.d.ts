/** JSX types of the tags for React 18, which writes attributes only: listen through a ref and `addEventListener`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { PortalTags } from './elements.js'

type Tag<Name extends keyof PortalTags> = Omit<
  DetailedHTMLProps<HTMLAttributes<PortalTags[Name]['element']>, PortalTags[Name]['element']>,
  'className'
> & {
  /** React 18 writes `className` of a custom element as an attribute of that name. */
  class?: string | undefined
} & PortalTags[Name]['attributes'] & {
    [Event in keyof PortalTags[Name]['events'] & string as `on${Event}`]?: never
  }

type Tags = { [Name in keyof PortalTags]: Tag<Name> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
