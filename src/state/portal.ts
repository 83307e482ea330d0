import type { Emitter } from 'mitt'
import type { PortalApi, SessionErrorCode, UserEntity } from '../api'
import type { ContextStore } from './context-store'
import type { SessionDeveloper } from './session'
import type { SessionStore } from './session-store'

export interface PortalConfig {
  /** Origin or path of the Portal API; a path is taken relative to the page. */
  readonly apiBaseUrl: string
  /** Base of the forms' calls. Default: `{apiBaseUrl}/auth` for users, `{apiBaseUrl}` for developers. */
  readonly authBaseUrl?: string
  readonly portalId?: string
  readonly userEntity: UserEntity
  /** Language in which the server is asked to answer. */
  readonly language: string
}

export type PortalEvents = {
  /** Someone signed in or out: here, in another element, in another copy of the kit or in another tab. */
  'session-change': {
    readonly developer: SessionDeveloper | undefined
    /** It happened in another tab, or through another copy of the kit. */
    readonly isElsewhere: boolean
  }
  /**
   * The server rejected a request: there is no session, or no permission. The owner of the page navigates to 'login' or
   * 'forbidden'.
   */
  'auth-error': { readonly code: SessionErrorCode }
}

/**
 * One portal as one element sees it. Elements of the same API base and kind share session, context, bus and refresh
 * queue; `api` speaks the language and uses the auth base of the configuration it was asked for with.
 */
export interface Portal {
  readonly config: PortalConfig
  readonly api: PortalApi
  /** Sends queries of a stored session before the portal has started, for prefetching. */
  readonly earlyApi: PortalApi
  readonly session: SessionStore
  readonly context: ContextStore
  readonly bus: Emitter<PortalEvents>
  /**
   * Loads the portal context and restores the session, once for all who ask; after a failure the next call tries again.
   * Calls of `api` that depend on the mode of the portal wait for it by themselves.
   *
   * @throws {PortalError} when the portal cannot be reached or refuses.
   */
  start(): Promise<void>
  /**
   * Completes a sign-in that a form has started on the server: loads the profile and the context, in parallel, and informs other
   * elements and tabs. For users, whom the Portal API does not know, nothing is loaded.
   *
   * @throws {PortalError} status 401 if the server does not recognize the session.
   */
  completeSignIn(): Promise<SessionDeveloper | undefined>
}
