import type { Problem } from '../lib/problem'

export type PortalErrorCode =
  /** 401 without a session. */
  | 'no-session'
  /** 401, and the session could not be renewed. */
  | 'session-expired'
  /** 401 from a request that starts or checks a session. */
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  /** It was changed elsewhere since it was read; nothing was written. */
  | 'changed'
  | 'locked'
  | 'rate-limited'
  | 'unavailable'
  /** No response: offline, wrong URL, refused by CORS or by a content security policy. */
  | 'network'
  | 'timeout'
  /** Aborted by the caller. */
  | 'aborted'
  /** Any other status, or a response that cannot be read. */
  | 'unexpected'

/** Session errors as the portal names them. */
export type SessionErrorCode = 'NO_SESSION' | 'SESSION_EXPIRED' | 'RESPONSE_FORBIDDEN'

interface PortalErrorFacts {
  readonly code: PortalErrorCode
  /** Name that error handlers receive: `authenticate-request`, or method and path. */
  readonly request: string
  /** Method and path for the log, where `request` is a name. */
  readonly endpoint?: string
  readonly message?: string
  readonly status?: number
  readonly statusText?: string
  readonly problem?: Problem
  /** Only errors that contain neither URL nor body: this one is logged. */
  readonly cause?: unknown
}

/** The one error of the API client. `message` is for logs: method and path, never query, body or secret. */
export class PortalError extends Error {
  override readonly name = 'PortalError'
  readonly code: PortalErrorCode
  readonly request: string
  /** HTTP status, if there was a response. */
  readonly status: number | undefined
  readonly statusText: string | undefined
  readonly problem: Problem | undefined

  constructor(facts: PortalErrorFacts) {
    const status = facts.status === undefined ? '' : ` ${facts.status}`
    super(facts.message ?? `${facts.endpoint ?? facts.request} failed:${status} ${facts.code}`, {
      cause: facts.cause,
    })
    this.code = facts.code
    this.request = facts.request
    this.status = facts.status
    this.statusText = facts.statusText
    this.problem = facts.problem
  }
}

/** Also true for errors of another copy of the kit on the page. */
export const isPortalError = (value: unknown): value is PortalError =>
  value instanceof Error && value.name === 'PortalError' && 'code' in value

const codes: Readonly<Record<number, PortalErrorCode>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'changed',
  422: 'invalid',
  423: 'locked',
  429: 'rate-limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

export const codeOfStatus = (status: number): PortalErrorCode => codes[status] ?? 'unexpected'

/** True if nothing has the requested ID: servers reject malformed ones, and do not tell foreign from missing ones. */
export const isUnknown = ({ code }: Pick<PortalError, 'code'>): boolean =>
  code === 'not-found' || code === 'invalid'

/** True if the request needs a session, and there is none or it has ended. */
export const needsSession = ({ code }: Pick<PortalError, 'code'>): boolean =>
  code === 'no-session' || code === 'session-expired'
