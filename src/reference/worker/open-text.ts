import { DEFAULT_LIMITS } from '../limits'
import type { SampleRequest } from '../protocol/messages'
import type { Operation } from '../protocol/operation'
import type { Outline } from '../protocol/outline'
import type { SchemaNode } from '../protocol/schema'
import type { Example, Pointer } from '../protocol/shared-types'
import { schemaAt } from './read/schema'
import { sampleAt } from './sample/sample-at'
import { openSource, operationNamed } from './serve'

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
  const { description, outline } = await openSource({ kind: 'text', text }, DEFAULT_LIMITS)
  return {
    outline,
    operation: (id) => operationNamed(description, { id }),
    schema: (pointer) => schemaAt(description, pointer),
    sample: (request) => sampleAt(description, request),
  }
}
