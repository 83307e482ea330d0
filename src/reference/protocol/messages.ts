import type { Example, Finding, Pointer } from './shared-types'
import type { ReferenceFailure } from './failure'
import type { Operation } from './operation'
import type { Outline } from './outline'
import type { SchemaNode } from './schema'
import type { SearchHit } from './search'

/** Source of an API description. */
export type ReferenceSource =
  /** Absolute. */
  | { readonly kind: 'address'; readonly url: string; readonly credentials: RequestCredentials }
  /** `address`: what relative servers start from. */
  | { readonly kind: 'text'; readonly text: string; readonly address?: string }
  /** The response of the Portal API, whose field `content` is the description. The bytes are moved, not copied. */
  | {
      readonly kind: 'portal'
      readonly response: ArrayBuffer
      readonly address?: string
    }

/** What the worker gets. It loads nothing itself: its policy lets it connect to nothing. */
export type WorkerSource =
  | Exclude<ReferenceSource, { readonly kind: 'address' }>
  | { readonly kind: 'file'; readonly file: Blob; readonly address: string }

export interface ReferenceLimits {
  /** Of the document as it is sent. Default 64 MB. */
  readonly maxBytes: number
  /** Values in it, with what aliases repeat. Default 4 million. */
  readonly maxNodes: number
  /** Levels. Default 500. */
  readonly maxDepth: number
  /** From `open()` to the outline, loading included. Default 60 000. */
  readonly openTimeoutMs: number
  /** For every other response. Default 15 000. */
  readonly responseTimeoutMs: number
}

/** By ID, or by what stands behind `#` in the page's address. */
export type OperationName = { readonly id: string } | { readonly hash: string }

export interface SampleRequest {
  /** Of a media type, or of a model, whose sample is JSON. */
  readonly pointer: Pointer
  /** Requests leave out properties that are `readOnly`, responses those that are `writeOnly`. */
  readonly direction: 'request' | 'response'
  /** Pointers of alternatives that the value takes. Of all others, it takes the first that fits. */
  readonly choices?: readonly Pointer[]
}

/** Methods of the worker, with their parameters and results. */
export interface WorkerMethods {
  open: { parameters: { source: WorkerSource; limits: ReferenceLimits }; result: Outline }
  operation: { parameters: OperationName; result: Operation }
  schema: { parameters: { pointer: Pointer }; result: SchemaNode }
  sample: { parameters: SampleRequest; result: Example | null }
  search: { parameters: { text: string; limit: number }; result: readonly SearchHit[] }
  uses: { parameters: { pointer: Pointer }; result: readonly SearchHit[] }
  check: { parameters: null; result: readonly Finding[] }
  write: { parameters: { syntax: 'json' | 'yaml' }; result: Blob }
}

export type WorkerMethod = keyof WorkerMethods

export type WorkerRequest = {
  [V in WorkerMethod]: {
    readonly id: number
    readonly method: V
    readonly parameters: WorkerMethods[V]['parameters']
  }
}[WorkerMethod]

export type WorkerResponse =
  | { readonly id: number; readonly result: WorkerMethods[WorkerMethod]['result'] }
  | { readonly id: number; readonly failure: ReferenceFailure }
