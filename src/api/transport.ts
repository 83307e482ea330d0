import ky from 'ky'
import { delay } from '../lib/delay'
import { isRecord } from '../lib/is-record'
import { readProblem } from '../lib/problem'
import { codeOfStatus, PortalError } from './errors'

/** What every call of the client takes. */
export interface CallOptions {
  readonly signal?: AbortSignal
}

export interface Call extends CallOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Absolute address without query. */
  readonly url: string
  readonly query?: URLSearchParams
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Default `application/json`. */
  readonly accept?: string
  /** The body of a success stays the text that it is, for answers of megabytes that are read piece by piece. */
  readonly asText?: boolean
  /** Leaves a 2xx answer as it came, for somebody else to read. */
  readonly unread?: boolean
  readonly language: string
  readonly credentials: RequestCredentials
  /** Name of the request in errors. Default: method and path. */
  readonly name?: string
  /** From the first byte sent to the last received. Absent: no limit. */
  readonly timeoutMs?: number
  /** Pause before anything is sent. */
  readonly delayMs?: number
}

export interface Answer {
  /** Method and path of the call. */
  readonly call: string
  readonly status: number
  /** Parsed body, where it is JSON; else undefined. The text as it came for calls that ask for it. */
  readonly body: unknown
  /** The body of a call that asked for it unread. */
  readonly bytes?: ArrayBuffer
  /** State of what was answered, for a later write. */
  readonly tag?: string
}

const callOf = ({ method, url }: Call): string => `${method} ${new URL(url).pathname}`

function failureOf(failure: unknown, call: Call): PortalError {
  const names = { request: call.name ?? callOf(call), call: callOf(call) }
  if (call.signal?.aborted) return new PortalError({ ...names, code: 'aborted' })
  if (failure instanceof DOMException && failure.name === 'TimeoutError') {
    return new PortalError({ ...names, code: 'timeout' })
  }
  return new PortalError({ ...names, code: 'network', cause: failure })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

interface Exchange {
  readonly response: Response
  readonly text: string
  readonly bytes?: ArrayBuffer
}

async function exchange(call: Call): Promise<Exchange> {
  const { method, url, query, json, signal, timeoutMs } = call
  try {
    if (call.delayMs) await delay(call.delayMs, signal)
    const limits = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)]
    const response = await ky(url, {
      method,
      searchParams: query,
      json,
      headers: {
        accept: call.accept ?? 'application/json',
        'accept-language': call.language,
        ...call.headers,
      },
      credentials: call.credentials,
      signal: AbortSignal.any(limits.filter((limit) => limit !== undefined)),
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
    })
    if (call.unread && response.ok) return { response, text: '', bytes: await response.arrayBuffer() }
    return { response, text: await response.text() }
  } catch (failure) {
    throw failureOf(failure, call)
  }
}

/** Sends one request, once. @throws {PortalError} for every outcome that is not a 2xx. */
export async function send(call: Call): Promise<Answer> {
  const { response, text, bytes } = await exchange(call)
  const body = response.ok && call.asText ? text : parse(text)
  if (response.ok) {
    const tag = response.headers.get('etag') ?? undefined
    return { call: callOf(call), status: response.status, body, bytes, tag }
  }
  throw new PortalError({
    code: codeOfStatus(response.status),
    request: call.name ?? callOf(call),
    call: callOf(call),
    status: response.status,
    statusText: response.statusText,
    problem: readProblem(body),
  })
}

/** The failure of a call whose answer is not what its operation gives. */
export function notUnderstood({ call: request, status }: Answer): PortalError {
  return new PortalError({
    code: 'unexpected',
    request,
    status,
    message: `${request}: the answer is not what the Portal API gives. Does the API base address lead to one?`,
  })
}

/** The body as an object. @throws {PortalError} `unexpected` when it is something else, such as the page of a proxy. */
export function objectOf<T extends object>(answer: Answer): T {
  if (!isRecord(answer.body)) throw notUnderstood(answer)
  return answer.body as T
}

/** The body as one page of a list. @throws {PortalError} `unexpected` when it is none. */
export function pageOf<T extends object>(answer: Answer): T {
  const page = objectOf<Record<string, unknown>>(answer)
  const meta = isRecord(page.meta) && isRecord(page.meta.page) ? page.meta.page : {}
  if (!Array.isArray(page.data) || typeof meta.total !== 'number') throw notUnderstood(answer)
  return page as T
}
