import type { SpecOperationRecord } from '../../store/schema-content'
import type { DescriptionFault } from './description-fault'
import { childPointer } from './json-pointer'
import { operationsOf } from '../operations'

/** Finds operations that have the ID of an earlier one. Webhooks share the IDs of paths. */
export function repeatedOperationIds(
  description: unknown,
  operations: readonly SpecOperationRecord[],
): DescriptionFault[] {
  const seen = new Map<string, string>()
  const faults: DescriptionFault[] = []
  for (const { operation_id: id, method, path, root } of [
    ...inPaths(operations),
    ...inWebhooks(description),
  ]) {
    if (id === null) continue
    const name = `${method.toUpperCase()} ${path}`
    const first = seen.get(id)
    if (first === undefined) seen.set(id, name)
    else
      faults.push({
        pointer: childPointer(childPointer(childPointer(root, path), method), 'operationId'),
        reason: `\`operationId\` "${id}" is that of ${first} too; give this operation another one, because links name operations by it`,
      })
  }
  return faults
}

const inPaths = (operations: readonly SpecOperationRecord[]) =>
  operations.map((operation) => ({ ...operation, root: '/paths' }))

function inWebhooks(description: unknown) {
  const webhooks: unknown = (description as { webhooks?: unknown } | null)?.webhooks
  if (typeof webhooks !== 'object' || webhooks === null) return []
  // Paths begin with a slash, names of webhooks do not.
  const paths = Object.fromEntries(
    Object.entries(webhooks).map(([name, item]) => [`/${name}`, item as unknown]),
  )
  return operationsOf({ ...(description as object), paths }).map((operation) => ({
    ...operation,
    path: operation.path.slice(1),
    root: '/webhooks',
  }))
}
