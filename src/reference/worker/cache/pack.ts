import type { OperationSummary, Outline } from '../../protocol/outline'
import type { Pointer } from '../../protocol/shared-types'
import { Description, type Source } from '../description'
import { type IndexedOperation, summaryOf } from '../index-operations'
import type { Version } from '../recognize'
import type { JsonObject, References } from '../references'
import { type Pieces, putTogether, takeApart } from './lazy-values'

interface PackedOperation extends OperationSummary {
  readonly pointer: Pointer
  readonly tags: readonly string[]
  /** Place of the path's own fields. */
  readonly item: Pointer
}

interface Head {
  readonly outline: Outline
  readonly operations: readonly PackedOperation[]
  readonly version: Version
  readonly source: Pick<Source, 'address' | 'sizeBytes' | 'syntax'>
  readonly pieces: Pieces
}

/** A description with all that was found out about it, in a form that is quick to open. */
export interface Packed {
  /** JSON of a `Head`. */
  readonly head: Uint8Array<ArrayBuffer>
  readonly body: Uint8Array<ArrayBuffer>
}

/** @param pause - Awaited between slices of the work. */
export async function pack(
  description: Description,
  outline: Outline,
  pause: () => Promise<void>,
): Promise<Packed> {
  const { root, version, source, operations } = description
  const { pieces, bytes } = await takeApart(root, pause)
  const { address, sizeBytes, syntax } = source
  const head: Head = {
    outline,
    operations: [...operations.values()].map((operation) => ({
      ...summaryOf(operation),
      pointer: operation.pointer,
      tags: operation.tags,
      item: operation.item.pointer,
    })),
    version,
    source: { address, sizeBytes, syntax },
    pieces,
  }
  return { head: new TextEncoder().encode(JSON.stringify(head)), body: bytes }
}

/**
 * @param readText - The text as the author wrote it.
 * @throws whatever comes of content that was not packed by `pack`.
 */
export function unpack(
  { head, body }: Packed,
  readText: () => Promise<string>,
): { description: Description; outline: Outline } {
  const { outline, operations, version, source, pieces } = JSON.parse(new TextDecoder().decode(head)) as Head
  const root: JsonObject = putTogether(pieces, body)
  const description = new Description(root, version, { ...source, readText }, (references) => {
    const indexed = operations.map((operation) => indexedOf(operation, references))
    return new Map(indexed.map((operation) => [operation.id, operation]))
  })
  description.findings.addAll(outline.findings)
  return { description, outline }
}

/** Its values are read when they are asked for. */
function indexedOf({ item, ...packed }: PackedOperation, references: References): IndexedOperation {
  const valueAt = (pointer: Pointer) => references.at(pointer) as JsonObject
  return {
    ...packed,
    get value() {
      return valueAt(packed.pointer)
    },
    get item() {
      return { pointer: item, value: valueAt(item) }
    },
  }
}
