import { after } from 'node:test'
import {
  createPortalApi,
  type PortalApi,
  type PortalApiOptions,
  RefreshQueue,
  refreshSession,
} from '../../../src/api'
import type { SessionErrorCode } from '../../../src/api'
import { type Script, type ScriptedApi, startScriptedApi } from '../../support/scripted-api.mjs'

interface ClientWorld extends ScriptedApi {
  readonly api: PortalApi
  /** Sends queries before the portal has started. */
  readonly early: PortalApi
  /** What the page was told. */
  readonly authErrors: SessionErrorCode[]
}

export interface ClientOptions extends Partial<
  Pick<PortalApiOptions, 'language' | 'authBaseUrl' | 'userEntity'>
> {
  readonly isPublic?: boolean
  readonly hasSession?: boolean
  sessionId?(): string | undefined
  /** Default: the portal has started. */
  ready?(): Promise<void>
}

/** A client of a developer's session on a private portal, in front of a scripted server that is gone after the test. */
export async function clientOf(script: Script, options: ClientOptions = {}): Promise<ClientWorld> {
  const server = await startScriptedApi(script)
  after(() => server.close())
  const authErrors: SessionErrorCode[] = []
  const lock = {
    refreshedAt: -Infinity,
    async run(_since: number, refresh: () => Promise<void>) {
      await refresh()
      this.refreshedAt = performance.now()
    },
  }
  const onAuthError = (code: SessionErrorCode) => void authErrors.push(code)
  const refreshQueue = new RefreshQueue({
    lock,
    hasSession: () => options.hasSession ?? true,
    refresh: () => refreshSession(api),
    onAuthError,
  })
  const common = {
    apiBaseUrl: server.url,
    language: 'en',
    userEntity: 'developer' as const,
    ...options,
    refreshQueue,
    ready: options.ready ?? (() => Promise.resolve()),
    sendsCredentials: () => !options.isPublic,
    sessionId: options.sessionId ?? (() => 'robin 0'),
    onAuthError,
  }
  const api = createPortalApi(common)
  return { ...server, api, early: createPortalApi({ ...common, isEarly: true }), authErrors }
}

export const REFRESH = 'POST /api/v2/developer/refresh'
export const SEARCH = 'GET /api/v2/search/product-catalog'
export const PRODUCTS = 'GET /api/v2/products'

export const emptyPage = { json: { data: [], meta: { page: { total: 0, size: 10, number: 1 } } } }
