import { aheadOf } from './ahead'
import { isPortalError, PortalError, type SessionErrorCode } from './errors'
import type { RefreshQueue } from './refresh-queue'
import { endpointOf } from './endpoint'
import type { RequestOptions, SendOptions } from './send-options'
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
   * Asks ahead of the screen that will ask the same, and renews no session. With a stored session it does not wait for the portal. The
   * next query of the same through another client of the portal gets the response; if there is none, that query is sent as ever, and
   * reports what is wrong.
   */
  readonly isAhead?: boolean
}

export interface SessionRequestOptions extends RequestOptions, Pick<SendOptions, 'isKnown'> {
  /** The request changes nothing on the server. Default: true for GET. */
  readonly isQuery?: boolean
  /** Default: cookies are sent on a private portal. */
  readonly credentials?: 'include'
}

/** A limit is reached; that says nothing about access to the page. */
const isQuota = ({ problem }: PortalError): boolean => problem?.type?.endsWith('quota-exceeded') === true

/** Returns what sends requests once the portal has started, and renews the session after a 401. */
export function sessionRequests(options: SessionRequestsOptions) {
  const { refreshQueue, ready, sendsCredentials, onAuthError } = options
  const ahead = aheadOf(refreshQueue)

  const renew = (request: string, sentAt: number) => refreshQueue.renew(request, sentAt)

  return async function sendInSession(request: Request, given: SessionRequestOptions): Promise<Response> {
    const isGet = request.method === 'GET'
    const { isQuery = isGet, ...sendOptions } = given
    const key = `${request.url} ${request.headers.get('accept')} ${request.headers.get('accept-language')}`
    const credentials = () => given.credentials ?? (sendsCredentials() ? 'include' : 'omit')
    /** For whom responses are: the session, or everyone on a public portal. Undefined as long as there is neither. */
    const reader = () => (credentials() === 'include' ? options.sessionId() : 'everyone')

    if (options.isAhead && isGet) {
      if (reader() === undefined) await ready()
      const known = reader()
      if (known === undefined) throw new PortalError({ code: 'no-session', request: endpointOf(request) })
      return ahead.begin(key, known, () => send(request, { ...sendOptions, credentials: credentials() }))
    }
    if (!isQuery) ahead.forget()
    await ready()
    const begun = isGet && (await ahead.take(key, reader() ?? '')?.catch(() => undefined))
    if (begun && !given.signal?.aborted) return begun
    try {
      return await send(request, { ...sendOptions, credentials: credentials(), renew })
    } catch (error) {
      if (isPortalError(error) && error.code === 'forbidden' && !isQuota(error))
        onAuthError('RESPONSE_FORBIDDEN')
      throw error
    }
  }
}
