import type { Pointer } from '../protocol/shared-types'
import type { ReferenceLimits } from '../protocol/messages'
import { Findings } from './findings'
import { indexOperations, type IndexedOperation } from './index-operations'
import type { SourceText } from './load-source'
import { measure } from './measure'
import { parseText } from './parse'
import type { ReadContext } from './located-values'
import { recognize, type Version } from './recognize'
import { type JsonObject, References } from './references'

export interface Source extends SourceText {
  readonly syntax: 'json' | 'yaml'
}

/** One opened description: its values, and what is known of it from the start. */
export class Description implements ReadContext {
  readonly references: References
  readonly findings = new Findings()
  readonly operations: ReadonlyMap<string, IndexedOperation>
  /** IDs of operations by place. */
  readonly idsByPointer: ReadonlyMap<Pointer, string>

  constructor(
    readonly root: JsonObject,
    readonly version: Version,
    readonly source: Source,
  ) {
    this.references = new References(root)
    this.operations = indexOperations(this)
    this.idsByPointer = new Map([...this.operations.values()].map(({ id, pointer }) => [pointer, id]))
  }

  /** The base of relative addresses. */
  get base(): string | undefined {
    return this.source.address
  }
}

/** @throws {DescriptionError} as `parseText`, `measure` and `recognize` say. */
export async function openDescription(source: SourceText, limits: ReferenceLimits): Promise<Description> {
  const { value, syntax } = await parseText(source.text, limits.maxDepth)
  measure(value, limits, syntax === 'yaml')
  const { root, version } = await recognize(value)
  return new Description(root, version, { ...source, syntax })
}
