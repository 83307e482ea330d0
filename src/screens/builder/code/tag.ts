/** One piece of code, for one file. */
export interface Snippet {
  /** Name of the file; undefined where the code goes anywhere. */
  readonly file?: string
  /** Its form in the plugin for WordPress, which has no file. */
  readonly form?: 'block' | 'shortcode'
  /** Language for the colors. */
  readonly lang: string
  readonly text: string
}

/** The input of the code of a host. */
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
