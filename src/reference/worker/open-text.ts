import { DEFAULT_LIMITS } from '../limits'
import { DescriptionError } from '../protocol/failure'
import type { SampleRequest } from '../protocol/messages'
import type { Operation } from '../protocol/operation'
import type { Outline } from '../protocol/outline'
import type { SchemaNode } from '../protocol/schema'
import type { Example, Pointer } from '../protocol/shared-types'
import { openDescription } from './description'
import { loadSource } from './load-source'
import { readOperation } from './read/operation'
import { readOutline } from './read/outline'
import { schemaAt } from './read/schema'
import { sampleAt } from './sample/sample-at'

/** A description in the thread that reads it. */
export interface OpenedDescription {
  readonly outline: Outline
  /** @throws {DescriptionError} `not-found`. */
  operation(id: string): Operation
  /** @throws {DescriptionError} `not-found`. */
  schema(pointer: Pointer): SchemaNode
  /** @throws {DescriptionError} `not-found`. */
  sample(request: SampleRequest): Promise<Example | null>
}

/** Opens a description where there is no page that waits for it. @throws {DescriptionError} */
export async function openText(text: string): Promise<OpenedDescription> {
  const source = await loadSource({ kind: 'text', text }, DEFAULT_LIMITS)
  const description = await openDescription(source, DEFAULT_LIMITS)
  return {
    outline: readOutline(description),
    operation(id) {
      const found = description.operations.get(id)
      if (!found) throw new DescriptionError({ code: 'not-found', values: {} })
      return readOperation(description, found)
    },
    schema: (pointer) => schemaAt(description, pointer),
    sample: (request) => sampleAt(description, request),
  }
}
