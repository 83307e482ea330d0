/** One piece of code, for one file. */
export interface Snippet {
  /** Name of the file; undefined where the code goes anywhere. */
  readonly file?: string
  /** What it is for the plugin for WordPress, in place of a file. */
  readonly form?: 'block' | 'shortcode'
  /** Language for the colors. */
  readonly lang: string
  readonly text: string
}

/** What the code of a host is made from. */
export interface Tag {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  /** `PortalLogin`. */
  readonly componentName: string
  /** The first event that only this tag has. */
  readonly event: string | undefined
  /** Lines that load the kit, as HTML. */
  readonly script: string
}
