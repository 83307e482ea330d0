import type { Example, Finding, Pointer } from './common'
import type { ReferenceFailure } from './failure'
import type { Operation } from './operation'
import type { Outline } from './outline'
import type { SchemaNode } from './schema'
import type { SearchHit } from './search'

/** Where a description comes from. */
export type ReferenceSource =
  /** Loaded by the worker. Absolute. */
  | { readonly kind: 'address'; readonly url: string; readonly credentials: RequestCredentials }
  /** `address`: what relative servers start from. */
  | { readonly kind: 'text'; readonly text: string; readonly address?: string }
  /** The answer of the Portal API, whose field `content` is the description. The bytes are moved, not copied. */
  | { readonly kind: 'portal'; readonly answer: ArrayBuffer; readonly address?: string }

export interface ReferenceLimits {
  /** Of the document as it is sent. Default 64 MB. */
  readonly maxBytes: number
  /** Values in it, with what aliases repeat. Default 4 million. */
  readonly maxNodes: number
  /** Levels. Default 500. */
  readonly maxDepth: number
  /** From `open()` to the outline, loading included. Default 60 000. */
  readonly openTimeoutMs: number
  /** For every other answer. Default 15 000. */
  readonly answerTimeoutMs: number
}

/** By ID, or by what stands behind `#` in the page's address. */
export type OperationName = { readonly id: string } | { readonly hash: string }

export interface SampleRequest {
  /** Of a media type, or of a model, whose sample is JSON. */
  readonly pointer: Pointer
  /** What is only read is left out of requests, what is only written out of responses. */
  readonly direction: 'request' | 'response'
}

/** What a page asks of the worker, and what comes back. */
export interface Verbs {
  open: { given: { source: ReferenceSource; limits: ReferenceLimits }; answer: Outline }
  operation: { given: OperationName; answer: Operation }
  schema: { given: { pointer: Pointer }; answer: SchemaNode }
  sample: { given: SampleRequest; answer: Example | null }
  search: { given: { text: string; limit: number }; answer: readonly SearchHit[] }
  check: { given: null; answer: readonly Finding[] }
  write: { given: { syntax: 'json' | 'yaml' }; answer: Blob }
}

export type Verb = keyof Verbs

export type Request = {
  [V in Verb]: { readonly id: number; readonly verb: V; readonly given: Verbs[V]['given'] }
}[Verb]

export type Reply =
  | { readonly id: number; readonly answer: Verbs[Verb]['answer'] }
  | { readonly id: number; readonly failure: ReferenceFailure }
