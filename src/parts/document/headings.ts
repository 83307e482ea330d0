import type { HeadingNode } from './nodes'

export interface Heading {
  readonly block: HeadingNode
  readonly text: string
  /** 1 to 6, as the author wrote it. */
  readonly level: number
  /** Level in the outline of the document, where none is left out between one heading and the next. */
  readonly outlineLevel: number
  /** Unique in its document. */
  readonly anchor: string
}

/** Where a heading stands; one that nothing links to has no anchor. */
export type HeadingLevel = Pick<Heading, 'outlineLevel'> & Partial<Pick<Heading, 'anchor'>>

/** Gives headings the levels that people who listen can follow; the title of the document is of the first. */
export class HeadingOutline {
  #last = 0

  next(level: number): number {
    // A document that does not begin with its title stands below one.
    this.#last = Math.min(level, this.#last === 0 && level > 1 ? 2 : this.#last + 1)
    return this.#last
  }
}

/** Before every anchor in a page's address, where others may have theirs. */
const PREFIX = 'doc-heading-'

export const headingId = (anchor: string): string => PREFIX + anchor

/** The anchor that a hash names, with or without our prefix; empty where it names none. */
export function anchorOfHash(hash: string): string {
  const name = hash.replace(/^#/, '')
  const decoded = decode(name)
  return decoded.startsWith(PREFIX) ? decoded.slice(PREFIX.length) : decoded
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Anchors as readers of Markdown know them: `Your first call` is `your-first-call`, and the second of its kind
 * `your-first-call-1`. The server's search names sections by the same rule.
 */
export class HeadingAnchors {
  readonly #taken = new Set<string>()

  next(heading: string): string {
    const plain = heading
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-')
    const base = plain || 'section'
    let anchor = base
    for (let count = 1; this.#taken.has(anchor); count += 1) anchor = `${base}-${count}`
    this.#taken.add(anchor)
    return anchor
  }
}
