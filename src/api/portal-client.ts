import { Ahead } from './ahead'
import { isPortalError, type PortalErrorCode, type SessionErrorCode } from './errors'
import type { RefreshQueue } from './refresh-queue'
import { type ApiResponse, type ApiRequest, type RequestOptions, send } from './transport'

export interface PortalClientOptions {
  /** Absolute, without a trailing slash. */
  readonly apiBaseUrl: string
  readonly language: string
  readonly refreshQueue: RefreshQueue
  /** Awaited by every request: the portal's context decides whether cookies are sent. */
  ready(): Promise<void>
  /** True on a private portal. */
  sendsCredentials(): boolean
  onAuthError(code: SessionErrorCode): void
  /** Of the session that is known, or of the stored one as long as the portal has not started. */
  viewerId(): string | undefined
}

export interface PortalRequestOptions
  extends
    RequestOptions,
    Partial<Pick<ApiRequest, 'query' | 'json' | 'accept' | 'headers' | 'asText' | 'asBytes' | 'isKnown'>> {}

export interface PortalClient {
  /**
   * Sends a request. After a 401 the session is renewed and the request sent a second time.
   *
   * @param path - Below `/api/v2`, segments encoded.
   */
  call(method: ApiRequest['method'], path: string, options?: PortalRequestOptions): Promise<ApiResponse>
}

const isRefused = (error: unknown, code: PortalErrorCode): boolean =>
  isPortalError(error) && error.code === code

/** A limit is reached; that says nothing about access to the page. */
const isQuota = (error: unknown): boolean =>
  isPortalError(error) && error.problem?.type?.endsWith('quota-exceeded') === true

export function createPortalClient(options: PortalClientOptions): PortalClient {
  const { apiBaseUrl, language, refreshQueue, ready, sendsCredentials, onAuthError } = options

  const ahead = new Ahead(options.viewerId)

  async function renew(request: string, sentAt: number): Promise<boolean> {
    await refreshQueue.renew(request, sentAt)
    return true
  }

  return {
    async call(method, path, requestOptions = {}) {
      const url = `${apiBaseUrl}/api/v2${path}`
      const key = `${method} ${path}?${requestOptions.query ?? ''}`
      if (requestOptions.isAhead)
        return ahead.begin(key, () =>
          send({ ...requestOptions, method, url, language, credentials: 'include' }),
        )
      await ready()
      const credentials = sendsCredentials() ? 'include' : 'omit'
      const begun = sendsCredentials() ? await ahead.take(key)?.catch(() => undefined) : undefined
      if (begun && !requestOptions.signal?.aborted) return begun
      try {
        return await send({ ...requestOptions, method, url, language, credentials, renew })
      } catch (error) {
        if (isRefused(error, 'forbidden') && !isQuota(error)) onAuthError('RESPONSE_FORBIDDEN')
        throw error
      }
    },
  }
}
