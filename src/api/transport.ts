import ky from 'ky'
import { delay } from '../lib/delay'
import { isRecord } from '../lib/is-record'
import { readProblem } from '../lib/problem'
import { codeOfStatus, isPortalError, PortalError } from './errors'
import { exchange, type ExchangeEnding } from './exchange'

/** Options of every request of the client. */
export interface RequestOptions {
  readonly signal?: AbortSignal
}

export interface ApiRequest extends RequestOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Absolute URL without query. */
  readonly url: string
  readonly query?: URLSearchParams
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Default `application/json`. */
  readonly accept?: string
  /** Does not parse the body of a 2xx response, for JSON of megabytes that is parsed in slices. */
  readonly asText?: boolean
  /** Returns the body of a 2xx response as bytes, unread. */
  readonly asBytes?: boolean
  /**
   * Whether the body of a 2xx response is known already, so that nothing of it is read. Asked once the head of the response has
   * arrived.
   */
  isKnown?(response: Response): Promise<boolean>
  readonly language: string
  readonly credentials: RequestCredentials
  /** Name of the request in errors. Default: method and path. */
  readonly name?: string
  /** From the first byte sent to the last received. Absent: no limit. */
  readonly timeoutMs?: number
  /** Pause before anything is sent. */
  readonly delayMs?: number
  /**
   * Renews the session after a 401; the request is then sent a second and last time. Resolves to false to keep the 401.
   *
   * @throws {PortalError} which replaces the 401.
   */
  renew?(request: string, sentAt: number): Promise<boolean>
}

export interface ApiResponse {
  /** Method and path. */
  readonly call: string
  readonly status: number
  /** Parsed body if it is JSON, else undefined. The raw text with `asText`. */
  readonly body: unknown
  /** The raw body with `asBytes`. */
  readonly bytes?: ArrayBuffer
  /** Entity tag, for `ifMatch` of a later write. */
  readonly tag?: string
}

const endpointOf = ({ method, url }: ApiRequest): string => `${method} ${new URL(url).pathname}`

const codeOfEnding: Partial<Record<ExchangeEnding, 'aborted' | 'timeout'>> = {
  canceled: 'aborted',
  timeout: 'timeout',
}

function failureOf(call: ApiRequest, ending: ExchangeEnding, cause?: unknown): PortalError {
  if (isPortalError(cause)) return cause
  const code = codeOfEnding[ending]
  const endpoint = endpointOf(call)
  return new PortalError({
    code: code ?? 'network',
    request: call.name ?? endpoint,
    endpoint,
    cause: code ? undefined : cause,
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Sends a request through ky, which handles the query, the JSON body and the second attempt after a 401. */
async function sendThroughKy(call: ApiRequest, signal: AbortSignal): Promise<Response> {
  const { renew } = call
  if (call.delayMs) await delay(call.delayMs, signal)
  const sentAt = performance.now()
  return ky(call.url, {
    method: call.method,
    searchParams: call.query,
    json: call.json,
    headers: {
      accept: call.accept ?? 'application/json',
      'accept-language': call.language,
      ...call.headers,
    },
    credentials: call.credentials,
    signal,
    // Ky's own time-out ends with the headers of a response; that of `exchange` with the last byte of its body.
    timeout: false,
    throwHttpErrors: false,
    // By default ky repeats requests that the server may have processed. Only a renewed session is a reason to repeat one.
    retry: { limit: 1, shouldRetry: () => false },
    hooks: {
      afterResponse: renew && [
        async (_request, _options, { status }, { retryCount }) => {
          const isFirst = status === 401 && retryCount === 0
          const isRenewed = isFirst && (await renew(call.name ?? endpointOf(call), sentAt))
          return isRenewed ? ky.retry({ delay: 0 }) : undefined
        },
      ],
    },
  })
}

/** Sends one request. @throws {PortalError} for every outcome but a 2xx. */
export async function send(call: ApiRequest): Promise<ApiResponse> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const result = await exchange(
    async (signal) => {
      const response = await sendThroughKy(call, signal)
      if (!response.ok || !(await call.isKnown?.(response))) return response
      await response.body?.cancel()
      return new Response(null, response)
    },
    call,
    (piece) => {
      pieces.push(piece)
    },
  )
  const { response, ending } = result
  if (!response) throw failureOf(call, ending, result.cause)
  if (ending !== 'complete') throw failureOf(call, ending)
  const content = new Blob(pieces)
  const isUnread = call.asBytes && response.ok
  const bytes = isUnread ? await content.arrayBuffer() : undefined
  const text = isUnread ? '' : await content.text()
  const body = response.ok && call.asText ? text : parse(text)
  if (response.ok) {
    const tag = response.headers.get('etag') ?? undefined
    return { call: endpointOf(call), status: response.status, body, bytes, tag }
  }
  throw new PortalError({
    code: codeOfStatus(response.status),
    request: call.name ?? endpointOf(call),
    endpoint: endpointOf(call),
    status: response.status,
    statusText: response.statusText,
    problem: readProblem(body),
  })
}

/** Returns the error for a response that does not match its operation. */
export function unexpectedResponse({ call: request, status }: ApiResponse): PortalError {
  return new PortalError({
    code: 'unexpected',
    request,
    status,
    message: `${request}: the answer is not what the Portal API gives. Does the API base address lead to one?`,
  })
}

/**
 * Returns the body as an object.
 *
 * @throws {PortalError} `unexpected` if it is something else, such as the error page of a proxy.
 */
export function objectOf<T extends object>(response: ApiResponse): T {
  if (!isRecord(response.body)) throw unexpectedResponse(response)
  return response.body as T
}

/** Returns the body as one page of a list. @throws {PortalError} `unexpected` if it is none. */
export function pageOf<T extends object>(response: ApiResponse): T {
  const page = objectOf<Record<string, unknown>>(response)
  const meta = isRecord(page.meta) && isRecord(page.meta.page) ? page.meta.page : {}
  if (!Array.isArray(page.data) || typeof meta.total !== 'number') throw unexpectedResponse(response)
  return page as T
}
