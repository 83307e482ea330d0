import type { IncomingMessage, ServerResponse } from 'node:http'

/** What the server says to a call; without an answer it says 404. */
export interface ScriptedAnswer {
  readonly status?: number
  readonly json?: unknown
  /** Sent as HTML, such as a proxy's page. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly delayMs?: number
  /** Never answers. */
  readonly hangs?: boolean
  /** Holds until this call has been answered; from then on `then` does. */
  readonly until?: string
  readonly then?: ScriptedAnswer
}

/** Answers by method and path, such as `GET /api/v2/portal`. */
export type Script = Readonly<Record<string, ScriptedAnswer>>

export interface RecordedCall {
  /** Method and path. */
  readonly call: string
  readonly search: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export interface ScriptedApi {
  readonly url: string
  /** Calls in the order of their arrival, preflights left out. */
  readonly log: readonly RecordedCall[]
  close(): Promise<void>
}

/** A real server that says what a test tells it to, for answers that the Portal API server never gives. */
export function startScriptedApi(script: Script): Promise<ScriptedApi>

export function scriptedWorlds(): (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => unknown,
) => Promise<unknown>
