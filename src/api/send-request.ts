import { exchange, type ExchangeEnding } from './exchange'
import { type FailureReason, failureReason, watchPolicy } from './failure-reason'

export interface OutgoingRequest {
  /** Absolute. */
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: Blob | string
  readonly signal: AbortSignal
  /** Time until the end of the response. Default 60 000. */
  readonly limitMs?: number
  /** Larger bodies are cut. Default 50 MB. */
  readonly maxBytes?: number
}

export interface ReceivedResponse {
  readonly status: number
  /** Empty over HTTP/2. */
  readonly statusText: string
  /** Of other origins only those that CORS exposes. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Blob
  /** From the first byte sent to the last received. */
  readonly durationMs: number
  /** URL after all redirects. */
  readonly url: string
  readonly ending: ExchangeEnding
}

export type RequestOutcome =
  | { readonly outcome: 'responded'; readonly response: ReceivedResponse }
  | { readonly outcome: 'canceled' }
  | { readonly outcome: 'timeout'; readonly limitMs: number }
  | { readonly outcome: 'refused'; readonly reason: FailureReason }

const LIMIT_MS = 60_000
const MAX_BYTES = 50_000_000

/**
 * Sends one request to any API, and returns its response or the reason for the failure, also where a browser reports none. Never
 * throws. Follows redirects; sends no cookies of the visitor; caches and repeats nothing.
 */
export async function sendRequest(call: OutgoingRequest): Promise<RequestOutcome> {
  const { url, method, headers, limitMs = LIMIT_MS, maxBytes = MAX_BYTES } = call
  const policy = watchPolicy()
  const begun = performance.now()
  try {
    const init = {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: call.body,
    }
    // The bytes that arrived before a response was cut short are returned: a stream never ends by itself.
    const pieces: Uint8Array<ArrayBuffer>[] = []
    const { response, ending } = await exchange(
      (signal) => fetch(url, { ...init, credentials: 'omit', signal, cache: 'no-store' }),
      { signal: call.signal, timeoutMs: limitMs, maxBytes },
      (piece) => void pieces.push(piece),
    )
    if (!response) {
      if (ending === 'canceled') return { outcome: 'canceled' }
      if (ending === 'timeout') return { outcome: 'timeout', limitMs }
      return { outcome: 'refused', reason: await failureReason(url, policy, call.signal) }
    }
    const { status, statusText } = response
    const body = new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
    return {
      outcome: 'responded',
      response: {
        status,
        statusText,
        headers: [...response.headers],
        body,
        durationMs: performance.now() - begun,
        url: response.url,
        ending,
      },
    }
  } finally {
    policy.stop()
  }
}
