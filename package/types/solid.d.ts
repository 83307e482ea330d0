/** JSX types of the tags for Solid: `on:login-success` listens, `prop:customErrorHandler` sets a property. */
import type { JSX } from 'solid-js'
import type { PortalTags } from './elements.js'

type Listeners<Events> = {
  [Name in keyof Events & string as `on:${Name}`]?: ((event: Events[Name]) => void) | undefined
}

type Properties<Given> = {
  [Name in keyof Given & string as `prop:${Name}`]?: Given[Name]
}

type Tag<Name extends keyof PortalTags> = JSX.HTMLAttributes<PortalTags[Name]['element']> &
  PortalTags[Name]['attributes'] &
  Properties<PortalTags[Name]['properties']> &
  Listeners<PortalTags[Name]['events']>

type Tags = { [Name in keyof PortalTags]: Tag<Name> }

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
