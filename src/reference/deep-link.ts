import type { OperationSummary, Outline } from './protocol/outline'

/** What stands behind `#` in the address of an operation. @param tag - Empty for operations without a tag. */
export const operationHash = (tag: string, id: string): string =>
  `/${encodeURIComponent(tag)}/${encodeURIComponent(id)}`

export interface LinkedOperation {
  /** Empty for operations without a tag, and for webhooks. */
  readonly tag: string
  readonly operation: OperationSummary
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * IDs that a hash may mean, the likeliest first: links of other viewers leave slashes in tags and IDs as they are, and some
 * links hold the ID alone.
 */
export function candidateIds(hash: string): string[] {
  const text = hash.replace(/^#/, '').replace(/^\//, '')
  const cuts = [...text.matchAll(/\//g)].map(({ index }) => text.slice(index + 1))
  return [...new Set([...cuts, text].flatMap((cut) => [decoded(cut), cut]))].filter((id) => id !== '')
}

/** The operation that a page's hash leads to, with or without its `#`. Of several tags the one in the hash. */
export function findOperation(outline: Outline, hash: string): LinkedOperation | undefined {
  const ids = candidateIds(hash)
  const all: LinkedOperation[] = [
    ...outline.tags.flatMap(({ name, operations }) =>
      operations.map((operation) => ({ tag: name, operation })),
    ),
    ...outline.webhooks.map((operation) => ({ tag: '', operation })),
  ]
  for (const id of ids) {
    const found = all.filter(({ operation }) => operation.id === id)
    const exact = found.find(({ tag }) => hash.replace(/^#/, '') === operationHash(tag, id))
    if (found.length > 0) return exact ?? found[0]
  }
  return undefined
}
