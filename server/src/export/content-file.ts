/** A file of an exported folder. */
export interface ContentFile {
  /** Below the folder, with `/` between names. */
  path: string
  content: string | Uint8Array
}
