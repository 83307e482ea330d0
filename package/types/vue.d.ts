/** Types of the tags in templates of Vue 3. */
import type { EmitFn, HTMLAttributes } from 'vue'
import type { PortalTags } from './elements.js'

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

/** The checker of templates reads `page-size` as `pageSize`. */
type CamelKeys<Attributes> = {
  [Name in keyof Attributes as Camel<Name & string>]: Attributes[Name]
}

type Component<Name extends keyof PortalTags> = new () => PortalTags[Name]['element'] & {
  /** Attributes and listeners. Do not use it at run time. */
  $props: Omit<HTMLAttributes, keyof PortalTags[Name]['events']> & CamelKeys<PortalTags[Name]['attributes']>
  /** Events. Do not use it at run time. */
  $emit: EmitFn<{
    [Event in keyof PortalTags[Name]['events']]: (event: PortalTags[Name]['events'][Event]) => void
  }>
}

type Components = { [Name in keyof PortalTags]: Component<Name> }

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
