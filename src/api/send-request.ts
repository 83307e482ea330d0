import { exchange, type ExchangeEnding } from './exchange'

export interface OutgoingRequest {
  /** Absolute. */
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: Blob | string
  readonly credentials: 'omit' | 'same-origin'
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

export type FailureReason =
  /** The device has no network. */
  | 'offline'
  /** The page's content security policy does not allow the URL. */
  | 'policy'
  /** A page loaded over HTTPS cannot request HTTP. */
  | 'mixed-content'
  /** The server is reachable, but does not allow this page to read its responses or to send such requests. */
  | 'cors'
  /** The server is not reachable. */
  | 'unreachable'

export type RequestOutcome =
  | { readonly outcome: 'responded'; readonly response: ReceivedResponse }
  | { readonly outcome: 'canceled' }
  | { readonly outcome: 'timeout'; readonly limitMs: number }
  | { readonly outcome: 'refused'; readonly reason: FailureReason }

const LIMIT_MS = 60_000
const MAX_BYTES = 50_000_000
const PROBE_LIMIT_MS = 5000

/**
 * Sends one request to any API, and returns its response or the reason for the failure, also where a browser reports none. Never
 * throws. Follows redirects; caches and repeats nothing.
 */
export async function sendRequest(call: OutgoingRequest): Promise<RequestOutcome> {
  const { url, method, headers, credentials, limitMs = LIMIT_MS, maxBytes = MAX_BYTES } = call
  const policy = watchPolicy(url)
  const begun = performance.now()
  try {
    const init = {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: call.body,
    }
    // What arrived before a response was cut short is kept: a stream never ends by itself.
    const pieces: Uint8Array<ArrayBuffer>[] = []
    const { response, ending } = await exchange(
      (signal) => fetch(url, { ...init, credentials, signal, cache: 'no-store' }),
      { signal: call.signal, timeoutMs: limitMs, maxBytes },
      (piece) => void pieces.push(piece),
    )
    if (!response) {
      if (ending === 'canceled') return { outcome: 'canceled' }
      if (ending === 'timeout') return { outcome: 'timeout', limitMs }
      return { outcome: 'refused', reason: await reasonOf(url, policy.isViolated, call.signal) }
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

/** The content security policy reports what it blocked by an event, and not to the caller of `fetch`. */
function watchPolicy(url: string) {
  const { origin } = new URL(url)
  const watch = {
    isViolated: () => violated,
    stop: () => document.removeEventListener('securitypolicyviolation', onViolation),
  }
  let violated = false
  function onViolation({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) {
    if (effectiveDirective === 'connect-src' && blockedURI.startsWith(origin)) violated = true
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  return watch
}

const isLocal = (hostname: string): boolean => /^(localhost|.*[.]localhost|127[.].*|\[::1\])$/.test(hostname)

/** Returns why there was no response that the page may read. */
async function reasonOf(url: string, isViolated: () => boolean, signal: AbortSignal): Promise<FailureReason> {
  const { protocol, hostname, origin } = new URL(url)
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocal(hostname)) return 'mixed-content'
  // The event is fired one task after the failure.
  await new Promise((next) => setTimeout(next))
  if (isViolated()) return 'policy'
  if (!navigator.onLine && !isLocal(hostname)) return 'offline'
  if (origin === location.origin) return 'unreachable'
  return (await isReachable(origin, signal)) ? 'cors' : 'unreachable'
}

/** Requests the root of a server, without credentials, to find out whether it is reachable. */
export async function isReachable(origin: string, signal: AbortSignal): Promise<boolean> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(PROBE_LIMIT_MS)])
  try {
    await fetch(`${origin}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: limited,
    })
    return true
  } catch {
    return false
  }
}
