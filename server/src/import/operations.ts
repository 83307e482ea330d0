import type { SpecOperationRecord } from '../store/schema-content'
import { storable } from '../store/storable'

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'])
/** References lead to references, in a careless file for ever. */
const mostSteps = 10

type Mapping = Record<string, unknown>

/**
 * The operations of an OpenAPI 2 or 3 document, in its order. What is not as OpenAPI has it is left out or left empty:
 * a portal shows what can be shown.
 */
export function operationsOf(document: unknown): SpecOperationRecord[] {
  const paths = isMapping(document) && isMapping(document.paths) ? document.paths : {}
  return Object.entries(paths).flatMap(([path, entry]) => {
    if (!path.startsWith('/')) return []
    const item = resolved(entry, document)
    return Object.entries(item)
      .filter(([method, operation]) => methods.has(method) && isMapping(operation))
      .map(([method, operation]) => recordOf(path, method, operation as Mapping))
  })
}

function recordOf(path: string, method: string, operation: Mapping): SpecOperationRecord {
  return {
    path: storable(path),
    method,
    operation_id: textOrNull(operation.operationId),
    tags: (Array.isArray(operation.tags) ? operation.tags : []).flatMap((tag) => textOrNull(tag) ?? []),
    summary: textOrNull(operation.summary),
    deprecated: operation.deprecated === true,
  }
}

function resolved(entry: unknown, document: unknown): Mapping {
  let current = entry
  for (let step = 0; step < mostSteps; step += 1) {
    if (!isMapping(current)) return {}
    const { $ref } = current
    if (typeof $ref !== 'string') return current
    current = $ref.startsWith('#/') ? pointedAt(document, $ref) : undefined
  }
  return {}
}

function pointedAt(document: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, key) => (isMapping(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      document,
    )
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? storable(value.trim()) : null
}
