import type { Source } from '../configuration'

/** One piece of code, for one file. */
export interface Snippet {
  /** Name of the file; undefined where the code goes anywhere. */
  readonly file?: string
  /** What has no file: a command, or a form in the plugin for WordPress. */
  readonly form?: 'command' | 'block' | 'shortcode'
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
  readonly source: Source
  /** Lines that load the kit, as HTML. */
  readonly script: string
  /** Statement that tells the package where the portal is. */
  readonly configure: string
}
