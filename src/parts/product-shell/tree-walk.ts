import type { DocumentTree } from '../../api'

/** A document with those above it, the topmost first. */
export interface PlacedDocument {
  readonly node: DocumentTree
  readonly above: readonly DocumentTree[]
}

/** Every document of a tree in reading order: each before its children. */
export function inReadingOrder(
  tree: readonly DocumentTree[],
  above: readonly DocumentTree[] = [],
): PlacedDocument[] {
  return tree.flatMap((node) => [{ node, above }, ...inReadingOrder(node.children, [...above, node])])
}

/** Path of a document in the portal's route table: its slug behind that of its parent, not of those further up. */
export function documentPath(productId: string, { node, above }: PlacedDocument): string {
  const parent = above.at(-1)
  const slugs = parent ? [parent.slug, node.slug] : [node.slug]
  return `/docs/${[productId, ...slugs].map(encodeURIComponent).join('/')}`
}
