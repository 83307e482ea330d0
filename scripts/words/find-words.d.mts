export interface Finding {
  readonly path: string
  readonly line: number
  readonly kind: 'comment' | 'docs' | 'text'
  readonly word: string
  readonly use: string
  readonly text: string
}

/** Returns the words of a file that have no proper use, in the order of its lines. */
export function findWords(path: string, content: string): readonly Finding[]
