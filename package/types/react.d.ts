/** JSX types of the tags for React 19. React 19 listens to `onlogin-success` and the like by itself. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { PortalTags } from './elements.js'

type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined
}

type Tag<Name extends keyof PortalTags> = DetailedHTMLProps<
  HTMLAttributes<PortalTags[Name]['element']>,
  PortalTags[Name]['element']
> &
  PortalTags[Name]['attributes'] &
  Listeners<PortalTags[Name]['events']>

type Tags = { [Name in keyof PortalTags]: Tag<Name> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
