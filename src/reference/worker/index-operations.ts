import { madeOperationId } from '../../lib/made-operation-id'
import type { Pointer } from '../protocol/shared-types'
import type { OperationSummary } from '../protocol/outline'
import { childOf, objectAt, objectsAt, type ReadContext } from './located-values'
import { text } from './read/values'
import type { JsonObject, LocatedValue } from './references'

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query']

export interface IndexedOperation extends OperationSummary {
  readonly pointer: Pointer
  readonly value: JsonObject
  /** The path's own fields, which its operations share. */
  readonly item: LocatedValue<JsonObject>
  readonly tags: readonly string[]
}

/** Operations of a path by method in upper case. OpenAPI 3.2 allows methods of any name. */
export function methodsOf(
  context: ReadContext,
  item: LocatedValue<JsonObject>,
): [string, LocatedValue<JsonObject>][] {
  const additional = objectsAt(context, childOf(item, 'additionalOperations'))
  const known = METHODS.flatMap((method): [string, LocatedValue<JsonObject>][] => {
    const found = objectAt(context, childOf(item, method))
    return found ? [[method, found]] : []
  })
  return [...known, ...additional].map(([method, located]) => [method.toUpperCase(), located])
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
  return id
}

const tagsOf = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.flatMap((tag) => text(tag)?.trim() ?? []))] : []

/** Operations and webhooks by ID. References inside them are left alone: an operation is read when it is opened. */
export function indexOperations(context: ReadContext): ReadonlyMap<string, IndexedOperation> {
  const { root } = context.references
  const found: Omit<IndexedOperation, 'id' | 'title'>[] = []
  for (const kind of ['operation', 'webhook'] as const) {
    const key = kind === 'operation' ? 'paths' : 'webhooks'
    for (const [path, item] of objectsAt(context, { pointer: `#/${key}`, value: root[key] })) {
      for (const [method, { pointer, value }] of methodsOf(context, item)) {
        const [deprecated, tags] = [value.deprecated === true, tagsOf(value.tags)]
        found.push({ kind, method, path, deprecated, pointer, value, item, tags })
      }
    }
  }

  const operations = new Map<string, IndexedOperation>()
  // IDs given by the author are taken first, so that made ones never push them aside.
  const taken = new Set(found.flatMap(({ value }) => text(value.operationId) ?? []))
  for (const operation of found) {
    const { method, path, pointer, value } = operation
    const operationId = text(value.operationId)
    const isFree = operationId !== undefined && !operations.has(operationId)
    const id = isFree ? operationId : freeId(madeOperationId(method, path), taken)
    taken.add(id)
    if (operationId !== undefined && !isFree) {
      context.findings.add('duplicate-operation-id', pointer, { operationId, id })
    }
    operations.set(id, { ...operation, id, title: text(value.summary) ?? operationId ?? path })
  }
  return operations
}

export const summaryOf = ({
  id,
  kind,
  method,
  path,
  title,
  deprecated,
}: OperationSummary): OperationSummary => ({
  id,
  kind,
  method,
  path,
  title,
  deprecated,
})
