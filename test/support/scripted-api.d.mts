import type { IncomingMessage, ServerResponse } from 'node:http'

/** The response to a call. A call without one gets 404. */
export interface ScriptedResponse {
  readonly status?: number
  readonly json?: unknown
  /** Sent as HTML, such as a proxy's page. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly delayMs?: number
  /** Whether the server never responds. */
  readonly hangs?: boolean
  /** A call. Once it has had a response, `then` applies instead. */
  readonly until?: string
  readonly then?: ScriptedResponse
}

/** Responses by method and path, such as `GET /api/v2/portal`; first by the query too, decoded: `GET /api/v2/products?page[size]=1`. */
export type Script = Readonly<Record<string, ScriptedResponse>>

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

/** Starts a server with scripted responses, for those that the Portal API server never sends. */
export function startScriptedApi(script: Script): Promise<ScriptedApi>

export function scriptedWorlds(): (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => unknown,
) => Promise<unknown>
