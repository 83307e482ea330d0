import type { SpecOperationRecord } from '../../store/schema-content'
import type { MistakeList } from '../../lib/yaml/mistakes'
import { positionsIn } from './description-positions'
import { schemaFaults } from './openapi-schema'
import { repeatedOperationIds } from './operation-ids'
import { referenceFaults } from './references'

export interface ReadDescription {
  file: string
  text: string
  value: unknown
  operations: readonly SpecOperationRecord[]
}

/** One cause, such as a wrong version in the first line, may be found in every operation. */
const mostOfAKind = 20

/** Notes what readers of an API description would miss. It is imported anyway. */
export async function warnOfDescription(
  { file, text, value, operations }: ReadDescription,
  mistakes: MistakeList,
): Promise<void> {
  const kinds = [referenceFaults(value), repeatedOperationIds(value, operations), await schemaFaults(value)]
  const faults = kinds.flatMap((kind) => kind.slice(0, mostOfAKind))
  if (faults.length === 0) return
  const positions = positionsIn(
    text,
    faults.map(({ pointer }) => pointer),
  )
  for (const { pointer, reason } of faults) mistakes.warn(file, reason, positions.get(pointer))
  for (const kind of kinds) {
    const last = kind[mostOfAKind - 1]
    if (last && kind.length > mostOfAKind)
      mistakes.warn(file, `and ${kind.length - mostOfAKind} more of this kind`, positions.get(last.pointer))
  }
}
