import type { SpecOperationRecord } from '../store/schema-content'

/** An operation that has a page of its own. */
export interface AddressedOperation extends Pick<SpecOperationRecord, 'method' | 'path' | 'summary'> {
  /** As the kit's pages name it: the `operationId`, else one made from method and path. */
  readonly id: string
  readonly title: string
}

/** Returns the operations of a description with the IDs that the kit gives them, in its order. */
export function addressedOperations(records: readonly SpecOperationRecord[]): AddressedOperation[] {
  const used = new Set<string>()
  // IDs given by the author are taken first, so that made ones never push them aside.
  const taken = new Set(records.flatMap(({ operation_id }) => operation_id ?? []))
  return records.map(({ method, path, summary, operation_id }) => {
    const isOwn = operation_id !== null && !used.has(operation_id)
    const id = isOwn ? operation_id : freeId(madeId(method, path), taken)
    used.add(id)
    taken.add(id)
    return { id, method, path, summary, title: summary ?? operation_id ?? path }
  })
}

const madeId = (method: string, path: string): string =>
  `${method.toLowerCase()}-${path}`
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/-+/g, '-')
    .replace(/-$/, '')

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
  return id
}
