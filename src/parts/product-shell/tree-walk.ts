import { docsPath } from '../../router/paths'
import type { DocumentTree } from '../../api'

/** A document with those above it, the topmost first. */
export interface DocumentWithAncestors {
  readonly node: DocumentTree
  readonly ancestors: readonly DocumentTree[]
}

/** Every document of a tree in reading order: each before its children. */
export function inReadingOrder(
  tree: readonly DocumentTree[],
  ancestors: readonly DocumentTree[] = [],
): DocumentWithAncestors[] {
  return tree.flatMap((node) => [{ node, ancestors }, ...inReadingOrder(node.children, [...ancestors, node])])
}

/** Path of a document in the portal's route table: its slug behind that of its parent, not of those further up. */
export function documentPath(productId: string, { node, ancestors }: DocumentWithAncestors): string {
  const parent = ancestors.at(-1)
  return parent ? docsPath(productId, parent.slug, node.slug) : docsPath(productId, node.slug)
}
