import { aheadOf } from './ahead'
import { isPortalError, PortalError, type PortalErrorCode, type SessionErrorCode } from './errors'
import type { RefreshQueue } from './refresh-queue'
import { type ApiResponse, type ApiRequest, type RequestOptions, send } from './transport'

export interface PortalClientOptions {
  /** Absolute, without a trailing slash. */
  readonly apiBaseUrl: string
  /** Path that those of requests are below. Default `/api/v2`. */
  readonly root?: string
  readonly language: string
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

export interface PortalRequestOptions
  extends
    RequestOptions,
    Partial<Pick<ApiRequest, 'query' | 'json' | 'accept' | 'headers' | 'asText' | 'asBytes' | 'isKnown'>> {
  /** The request changes nothing on the server. Default: true for GET. */
  readonly isQuery?: boolean
}

export interface PortalClient {
  /**
   * Sends a request. After a 401 the session is renewed and the request sent a second time.
   *
   * @param path - Below the root, segments encoded.
   */
  call(method: ApiRequest['method'], path: string, options?: PortalRequestOptions): Promise<ApiResponse>
}

const isRefused = (error: unknown, code: PortalErrorCode): boolean =>
  isPortalError(error) && error.code === code

/** A limit is reached; that says nothing about access to the page. */
const isQuota = (error: unknown): boolean =>
  isPortalError(error) && error.problem?.type?.endsWith('quota-exceeded') === true

export function createPortalClient(options: PortalClientOptions): PortalClient {
  const {
    apiBaseUrl,
    root = '/api/v2',
    language,
    refreshQueue,
    ready,
    sendsCredentials,
    onAuthError,
  } = options

  const ahead = aheadOf(refreshQueue)

  /** For whom responses are: the session, or everyone on a public portal. Undefined as long as there is neither. */
  const reader = () => (sendsCredentials() ? options.sessionId() : 'everyone')

  /** @throws {PortalError} `no-session` without one, before anything is sent. */
  async function begin(key: string, request: Omit<ApiRequest, 'credentials'>): Promise<ApiResponse> {
    if (reader() === undefined) await ready()
    const known = reader()
    if (known === undefined) throw new PortalError({ code: 'no-session', request: key })
    const credentials = sendsCredentials() ? 'include' : 'omit'
    return ahead.begin(key, known, () => send({ ...request, credentials }))
  }

  async function renew(request: string, sentAt: number): Promise<boolean> {
    await refreshQueue.renew(request, sentAt)
    return true
  }

  return {
    async call(method, path, requestOptions = {}) {
      const url = apiBaseUrl + root + path
      const { isQuery = method === 'GET', ...given } = requestOptions
      const request = { ...given, method, url, language }
      const key = JSON.stringify([
        language,
        method,
        path,
        `${given.query ?? ''}`,
        given.asText,
        given.asBytes,
      ])
      if (options.isAhead && method === 'GET') return begin(key, request)
      if (!isQuery) ahead.forget()
      await ready()
      const begun = method === 'GET' && (await ahead.take(key, reader() ?? '')?.catch(() => undefined))
      if (begun && !given.signal?.aborted) return begun
      try {
        const credentials = sendsCredentials() ? 'include' : 'omit'
        return await send({ ...request, credentials, renew })
      } catch (error) {
        if (isRefused(error, 'forbidden') && !isQuota(error)) onAuthError('RESPONSE_FORBIDDEN')
        throw error
      }
    },
  }
}
