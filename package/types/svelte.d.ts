/** Types of the tags in the markup of Svelte 5. Svelte listens to `onlogin-success` and the like by itself. */
import type { HTMLAttributes } from 'svelte/elements'
import type { PortalTags } from './elements.js'

type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined
}

type Tag<Name extends keyof PortalTags> = HTMLAttributes<PortalTags[Name]['element']> &
  PortalTags[Name]['attributes'] &
  Listeners<PortalTags[Name]['events']>

type Tags = { [Name in keyof PortalTags]: Tag<Name> }

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
