import { type ChildNode, type DocumentNode, plainTextOf } from './markup/nodes'

/** What stands between one heading and the next, whatever their levels. */
export interface Section {
  /** Empty before the first heading. */
  heading: string
  /** Names the heading within its document; empty where there is none. */
  anchor: string
  text: string
}

export function sectionsOf({ children }: DocumentNode): Section[] {
  const anchors = new HeadingAnchors()
  const sections: { heading: string; anchor: string; nodes: ChildNode[] }[] = []
  for (const node of children.flatMap(blocksOf)) {
    if (node.type === 'heading') {
      const heading = tidy(plainTextOf(node.children))
      sections.push({ heading, anchor: anchors.next(heading), nodes: [] })
    } else {
      if (sections.length === 0) sections.push({ heading: '', anchor: '', nodes: [] })
      sections.at(-1)?.nodes.push(node)
    }
  }
  return sections.map(({ nodes, ...section }) => ({ ...section, text: tidy(plainTextOf(nodes)) }))
}

/** Steps have sections of their own. */
const blocksOf = (node: ChildNode): ChildNode[] =>
  node.type === 'steps' || node.type === 'step' ? node.children.flatMap(blocksOf) : [node]

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Anchors as readers of Markdown know them: `Your first call` is `your-first-call`, and the second of its kind
 * `your-first-call-1`. Clients make the same of what they show, so the rule is part of the contract.
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
