import { PortalError, type SessionErrorCode } from './errors'

/** Prevents tabs and copies of the kit, which share cookies but no memory, from refreshing at the same time. */
export interface RefreshLock {
  /** When a refresh was last known to succeed here or elsewhere, on the clock of `performance.now()`. */
  readonly refreshedAt: number
  /** Runs `refresh` alone, unless another one succeeded after `since`. Rejects with what `refresh` throws. */
  run(since: number, refresh: () => Promise<void>): Promise<void>
}

export interface RefreshQueueOptions {
  readonly lock: RefreshLock
  /** False if there is no session to renew. */
  hasSession(): boolean
  /** Requests new tokens. */
  refresh(): Promise<void>
  /** Called once per lost session, however many requests were waiting. */
  onAuthError(code: SessionErrorCode): void
}

const expired = (request: string, cause: unknown): PortalError =>
  new PortalError({ code: 'session-expired', request, status: 401, cause })

/**
 * Renews the session for requests that got a 401. Requests that fail while a refresh runs wait for it. Each request asks once, so
 * none is sent more than twice.
 */
export class RefreshQueue {
  readonly #options: RefreshQueueOptions
  #running: Promise<void> | undefined
  #failed: { readonly at: number; readonly cause: unknown } | undefined

  constructor(options: RefreshQueueOptions) {
    this.#options = options
  }

  /**
   * Resolves once the request may be sent again.
   *
   * @param request - Name of the request, for its error.
   * @param sentAt - When the request was sent: if a refresh has succeeded since, none is started.
   * @throws {PortalError} `no-session` or `session-expired`.
   */
  async renew(request: string, sentAt: number): Promise<void> {
    const { lock, hasSession, onAuthError } = this.#options
    if (!this.#running) {
      if (lock.refreshedAt > sentAt) return
      // A late response to a request of the session that was just lost: it fails alike, and is not reported again.
      if (this.#failed && this.#failed.at > sentAt) throw expired(request, this.#failed.cause)
      if (!hasSession()) {
        onAuthError('NO_SESSION')
        throw new PortalError({ code: 'no-session', request, status: 401 })
      }
      this.#running = this.#refresh(sentAt).finally(() => (this.#running = undefined))
    }
    try {
      await this.#running
    } catch (cause) {
      throw expired(request, cause)
    }
  }

  async #refresh(sentAt: number): Promise<void> {
    const { lock, refresh, onAuthError } = this.#options
    try {
      await lock.run(sentAt, refresh)
    } catch (failure) {
      this.#failed = { at: performance.now(), cause: failure }
      onAuthError('SESSION_EXPIRED')
      throw failure
    }
  }
}
