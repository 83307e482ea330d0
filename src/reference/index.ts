import { createWorker } from './create-worker'
import { ReferenceEngine } from './engine'
import type { ReferenceLimits } from './protocol/messages'

export { findOperation, type LinkedOperation, operationHash } from './operation-address'
export type { RequestOptions, ReferenceEngine } from './engine'
export type * from './protocol/shared-types'
export { DescriptionError, type ReferenceFailureCode } from './protocol/failure'
export type { OperationName, ReferenceLimits, ReferenceSource, SampleRequest } from './protocol/messages'
export type * from './protocol/operation'
export type * from './protocol/outline'
export type * from './protocol/schema'
export type * from './request/prepared-request'
export type { SearchHit } from './protocol/search'

/** An engine with a worker of its own. Close it when its description is no longer shown. */
export const createReferenceEngine = (limits?: Partial<ReferenceLimits>): ReferenceEngine =>
  new ReferenceEngine(createWorker, limits)
