import mitt from 'mitt'
import {
  createPortalApi,
  logout,
  type PortalApi,
  RefreshQueue,
  refreshSession,
  type SessionErrorCode,
} from '../api'
import { resolveBaseUrl } from '../lib/base-url'
import { runInBackground } from '../lib/run-in-background'
import { checkSession } from './check-session'
import { ContextStore } from './context-store'
import type { Page } from './page'
import { tabText } from './page-storage'
import type { Portal, PortalConfig, PortalEvents } from './portal'
import { openChannel } from './portal-channel'
import { readContext } from './portal-context'
import { SharedRefreshLock } from './refresh-lock'
import { isExpected, type SessionDeveloper, sessionKey } from './session'
import { onSessionElsewhere, SessionSources } from './session-sources'
import { SessionStore } from './session-store'
import { startUp, type StartUpOptions } from './start-up'
import { hasSentEdits, hasUnsavedEdits } from './unsaved-edits'

/** The part of a portal that all elements of one API base and kind share. */
export class PortalCore {
  readonly bus = mitt<PortalEvents>()
  readonly session: SessionStore
  readonly context: ContextStore
  readonly #config: PortalConfig
  readonly #page: Page
  readonly #name: string
  readonly #sources: SessionSources
  readonly #refreshQueue: RefreshQueue
  readonly #api: PortalApi
  #starting: Promise<void> | undefined

  /** @param config - Its API base is absolute. */
  constructor(config: PortalConfig, page: Page) {
    this.#config = config
    this.#page = page
    this.#name = `portal-elements:${config.userEntity}:${config.apiBaseUrl}`
    const channel = openChannel(this.#name)
    this.#sources = new SessionSources(this.#name, page)
    this.session = new SessionStore({
      sources: this.#sources,
      channel,
      logout: async () => {
        try {
          return await logout(this.#api)
        } finally {
          this.#renewContext()
        }
      },
      onChange: (developer, isElsewhere) => {
        if (isElsewhere) this.#renewContext()
        this.bus.emit('session-change', { developer, isElsewhere })
      },
    })
    this.context = new ContextStore({
      load: async () => {
        const context = readContext(await this.#api.portal.context())
        if (context.sawSession) this.session.recognized()
        return context
      },
      // The state that offered the retry will say how it went.
      retry: () => void this.start().catch(() => undefined),
    })
    this.#refreshQueue = new RefreshQueue({
      lock: new SharedRefreshLock(this.#name, channel),
      // Nothing is stored of users, so only the server knows whether they have a session.
      hasSession: () => config.userEntity === 'user' || (!this.context.isPublic && this.#mayHaveSession()),
      refresh: () => refreshSession(this.#api),
      onAuthError: (code) => this.#onAuthError(code),
    })
    this.#api = this.#createApi(config)
    if (config.userEntity === 'developer')
      onSessionElsewhere(() => runInBackground(checkSession(this.#startUpOptions())))
  }

  /** Asked after a request was refused: a session may have begun on another origin since. */
  #mayHaveSession(): boolean {
    return isExpected(this.session.current) || this.#sources.readHint()
  }

  /** Returns the portal with the language and auth base of a configuration. */
  view(config: PortalConfig): Portal {
    const { session, context, bus } = this
    return {
      config,
      api: this.#createApi(config),
      earlyApi: this.#createApi(config, true),
      session,
      context,
      bus,
      start: () => this.start(),
      completeSignIn: () => this.#completeSignIn(),
    }
  }

  start(): Promise<void> {
    this.#starting ??= startUp(this.#startUpOptions()).catch((failure: unknown) => {
      this.#starting = undefined
      throw failure
    })
    return this.#starting
  }

  #startUpOptions(): StartUpOptions {
    return {
      api: this.#api,
      context: this.context,
      session: this.session,
      sources: this.#sources,
      page: this.#page,
      isDeveloper: this.#config.userEntity === 'developer',
      renewSession: (since) => this.#refreshQueue.renew('start', since),
      apiBaseUrl: this.#config.apiBaseUrl,
      reloaded: tabText(`${this.#name}:reloaded`),
    }
  }

  /** Loads the context again, because flags depend on the viewer. Requests that wait for the start wait for it. */
  #renewContext(): void {
    if (!this.context.current) return
    const settled = () => undefined
    this.#starting = this.context.load().then(settled, settled)
  }

  #createApi(config: PortalConfig, isEarly = false): PortalApi {
    return createPortalApi({
      ...config,
      authBaseUrl: config.authBaseUrl && resolveBaseUrl(config.authBaseUrl, this.#page.address().href),
      refreshQueue: this.#refreshQueue,
      ready: async () => {
        await this.start()
        await this.session.settled()
      },
      sendsCredentials: () => !this.context.isPublic,
      sessionId: () => sessionKey(this.session.current),
      isEarly,
      onAuthError: (code) => this.#onAuthError(code),
    })
  }

  #onAuthError(code: SessionErrorCode): void {
    // Nobody is moved by a request in the background while typing: what is submitted asks again.
    if (hasUnsavedEdits()) return
    if (code === 'RESPONSE_FORBIDDEN' && hasSentEdits()) return
    if (code === 'SESSION_EXPIRED') this.session.lost()
    this.bus.emit('auth-error', { code })
  }

  async #completeSignIn(): Promise<SessionDeveloper | undefined> {
    if (this.#config.userEntity === 'user') return undefined
    const [profile] = await Promise.all([this.#api.direct.GET('/api/v2/developer/me'), this.context.load()])
    this.session.signedIn(profile)
    return this.session.current.viewer
  }
}
