import { isPortalError, type SessionErrorCode } from './errors'
import type { RefreshQueue } from './refresh-queue'
import type { RequestOptions } from './send-options'
import { send } from './transport'

export interface SessionRequestsOptions {
  readonly refreshQueue: RefreshQueue
  /** Awaited by every request: the portal's context decides whether cookies are sent. */
  ready(): Promise<void>
  /** True on a private portal. */
  sendsCredentials(): boolean
  onAuthError(code: SessionErrorCode): void
  /** Names the session that is known, or the stored one as long as the portal has not started. */
  sessionId(): string | undefined
  /**
   * For prefetching: a query of a viewer whose session is stored does not wait for the portal. If that fails, it is sent again once the
   * portal has started, unless the viewer has changed by then.
   */
  readonly isEarly?: boolean
}

export interface SessionRequestOptions extends RequestOptions {
  /** Default: cookies are sent on a private portal. */
  readonly credentials?: 'include'
  /** Nothing is changed by it. Default: that of a GET. */
  readonly isQuery?: boolean
}

/** Returns what sends requests once the portal has started, and renews the session after a 401. */
export function sessionRequests(options: SessionRequestsOptions) {
  const { refreshQueue, ready, sendsCredentials, onAuthError } = options

  const renew = (request: string, sentAt: number) => refreshQueue.renew(request, sentAt)

  return async function sendInSession(request: Request, given: SessionRequestOptions): Promise<Response> {
    const credentials = () => given.credentials ?? (sendsCredentials() ? 'include' : 'omit')
    const viewer = options.isEarly && credentials() === 'include' ? options.sessionId() : undefined

    if (viewer !== undefined && request.method === 'GET') {
      try {
        return await send(request, { ...given, credentials: 'include' })
      } catch (failure) {
        await ready()
        if (given.signal?.aborted || options.sessionId() !== viewer) throw failure
      }
    }
    await ready()
    const { isQuery = request.method === 'GET' } = given
    try {
      return await send(request, { ...given, credentials: credentials(), renew })
    } catch (error) {
      // A refused write says nothing about access to the page: what sent it shows why.
      if (isQuery && isPortalError(error) && error.code === 'forbidden') onAuthError('RESPONSE_FORBIDDEN')
      throw error
    }
  }
}
