import type { PreparedRequest } from './prepared-request'

/** A part of a request that a browser does not let a page send. */
export interface LeftOut {
  readonly kind: 'cookie' | 'header' | 'body'
  readonly name: string
}

export interface BrowserRequest {
  readonly request: PreparedRequest
  readonly leftOut: readonly LeftOut[]
  /** False for methods that no page may use. */
  readonly isPossible: boolean
}

/** Forbidden request headers of the Fetch standard, in lower case. */
const FORBIDDEN = new Set([
  'accept-charset',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'connection',
  'content-length',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
])
const FORBIDDEN_METHODS = ['CONNECT', 'TRACE', 'TRACK']

const isForbidden = (name: string): boolean =>
  FORBIDDEN.has(name.toLowerCase()) || /^(proxy|sec)-/i.test(name)

/** Of a request, what a page may send, and what stays behind: cookies too, because those of the page's own origin may be a session. */
export function forBrowser(request: PreparedRequest): BrowserRequest {
  const { headers, cookies, body, method } = request
  const mayHaveBody = method !== 'GET' && method !== 'HEAD'
  const leftOut: LeftOut[] = [
    ...headers.filter(([name]) => isForbidden(name)).map(([name]) => ({ kind: 'header' as const, name })),
    ...cookies.map(([name]) => ({ kind: 'cookie' as const, name })),
    ...(body && !mayHaveBody ? [{ kind: 'body' as const, name: method }] : []),
  ]
  return {
    request: {
      ...request,
      headers: headers.filter(([name]) => !isForbidden(name)),
      cookies: [],
      body: mayHaveBody ? body : undefined,
    },
    leftOut,
    isPossible: !FORBIDDEN_METHODS.includes(method),
  }
}
