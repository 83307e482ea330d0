/** The target of a link or an image, as it was written. */
export interface FoundTarget {
  kind: 'link' | 'image'
  target: string
  /** Counted from 1. */
  line: number
}

/** What a Markdown text has besides its nodes. */
export interface MarkdownNotes {
  targets: FoundTarget[]
  /** Elements and attributes of HTML that no node has. */
  leftOut: { what: string; line: number }[]
}
