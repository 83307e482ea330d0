import { localPath } from '../lib/local-path'
import { createStore, type Store } from '../lib/store'
import { drafts } from './page-storage'
import type { PortalChannel } from './portal-channel'
import { nextSession, type Session, type SessionDeveloper, type SessionEvent } from './session'
import type { SessionSources } from './session-sources'
import { hasUnsavedEdits } from './unsaved-edits'
import { decodeSession, encodeSession, readDeveloper } from './stored-session'

export interface SessionStoreOptions {
  readonly sources: SessionSources
  readonly channel: PortalChannel
  /** Ends the session on the server. */
  logout(): Promise<{ logoutUrl?: string }>
  onChange(developer: SessionDeveloper | undefined, isElsewhere: boolean): void
}

/** Where the browser goes once the session has ended. */
export type AfterSignOut =
  /** To the portal's own login. */
  | { readonly kind: 'login' }
  /** To a page of the identity provider, which ends its session too. */
  | { readonly kind: 'url'; readonly url: string }

/** The session of one portal, remembered across reloads and shared with other tabs and copies of the kit. */
export class SessionStore {
  /** Calls the listener after each change. Returns the function that ends it. */
  readonly subscribe: Store<Session>['subscribe']
  readonly #session: Store<Session>
  readonly #options: SessionStoreOptions
  #target: string | undefined
  #signingOut: Promise<AfterSignOut> | undefined
  #hasExpired = false

  constructor(options: SessionStoreOptions) {
    const { sources, channel } = options
    this.#options = options
    const { developer, isUnreadable } = sources.readStored()
    const hasReturned = sources.readReturn()
    this.#session = createStore<Session>({ status: 'unknown', stored: developer, isUnreadable, hasReturned })
    this.subscribe = this.#session.subscribe
    channel.messages.on('session', (message) => {
      const viewer = decodeSession(message).developer
      this.#dispatch(viewer ? { type: 'signed-in', viewer } : { type: 'signed-out-elsewhere' }, true)
    })
    channel.messages.on('lost', () => {
      // A tab with unsaved edits notices it with its next request.
      if (!hasUnsavedEdits()) this.#lose({ type: 'signed-out-elsewhere' }, true)
    })
  }

  get current(): Session {
    return this.#session.get()
  }

  /** The latest session on this page has ended without a sign-out. */
  get hasExpired(): boolean {
    return this.#hasExpired
  }

  /** Path asked for before signing in. */
  get target(): string | undefined {
    return this.#target
  }

  /** Takes up what an earlier page stored. */
  restore(): void {
    const { to, ...found } = this.#options.sources.readStored()
    this.#target ??= to
    this.#dispatch({ type: 'restored', ...found })
  }

  /** Ends the time in which nothing is known. */
  started(): void {
    this.#dispatch({ type: 'started' })
  }

  /**
   * Stores the signed-in developer, or another name of theirs, and tells everybody. The remembered path stays.
   *
   * @param isElsewhere - The sign-in was on another origin.
   */
  signedIn(profile: SessionDeveloper, isElsewhere = false): void {
    const viewer = readDeveloper(profile)
    this.#dispatch(viewer ? { type: 'signed-in', viewer } : { type: 'signed-out' }, isElsewhere)
    this.#tell()
  }

  /** Forgets the developer, without asking the server; the remembered path stays. */
  lost(): void {
    if (this.#signingOut) return
    const { viewer } = this.current
    this.#options.sources.removeReturn()
    this.#lose({ type: 'lost' })
    if (viewer) this.#tell('lost')
  }

  /** Notes that the server saw a session with the request for the portal context. */
  recognized(): void {
    // Until a sign-out is over the server sees the session that ends.
    if (!this.#signingOut) this.#dispatch({ type: 'recognized' })
  }

  /** Forgets everything, the remembered path included, without asking the server. */
  destroy(): void {
    this.#target = undefined
    this.#dispatch({ type: 'signed-out' })
    this.#tell()
  }

  /**
   * Forgets the developer, ends the session on the server and tells everybody. A call while another runs joins it. When the
   * server cannot be reached the visitor is signed out here anyway.
   *
   * @param options.rememberTarget - Path to come back to after the next sign-in; replaces what was remembered.
   * @returns where the browser goes next.
   */
  signOut({ rememberTarget }: { rememberTarget?: string } = {}): Promise<AfterSignOut> {
    this.#signingOut ??= this.#signOut(rememberTarget).finally(() => (this.#signingOut = undefined))
    return this.#signingOut
  }

  /** Resolves once no sign-out is pending: until then the server still accepts the session of the developer. */
  async settled(): Promise<void> {
    await this.#signingOut
  }

  /** Keeps a path for after the next sign-in. Addresses that lead elsewhere are not kept. */
  remember(path: string): void {
    this.#target = localPath(path)
    this.#store()
  }

  /** The remembered path, which is forgotten thereby. */
  takeTarget(): string | undefined {
    const target = this.#target
    if (target !== undefined) {
      this.#target = undefined
      this.#store()
    }
    return target
  }

  /** Returns true once after a single sign-on, for all copies of the kit on the page: the address does not say so any more. */
  takeReturn(): boolean {
    const session = this.current
    if (session.status !== 'signed-in' || !session.hasReturned) return false
    const isFirst = this.#options.sources.readReturn()
    this.denyReturn()
    return isFirst
  }

  /** Forgets that the address says that single sign-on has succeeded. */
  denyReturn(): void {
    this.#options.sources.removeReturn()
    this.#dispatch({ type: 'return-settled' })
  }

  async #signOut(rememberTarget: string | undefined): Promise<AfterSignOut> {
    const { sources, logout } = this.#options
    // Other tabs were told of a loss, and those with unsaved edits stay as they are.
    const kind = this.#hasExpired ? 'lost' : 'session'
    this.#target = localPath(rememberTarget)
    sources.removeReturn()
    this.#dispatch({ type: 'signed-out' })
    this.#tell(kind)
    try {
      const { logoutUrl } = await logout()
      return logoutUrl ? { kind: 'url', url: logoutUrl } : { kind: 'login' }
    } catch (failure) {
      console.warn(failure)
      return { kind: 'login' }
    }
  }

  #lose(event: SessionEvent, isElsewhere?: boolean): void {
    this.#hasExpired ||= this.current.status === 'signed-in'
    this.#dispatch(event, isElsewhere)
  }

  #dispatch(event: SessionEvent, isElsewhere = false): void {
    const before = this.current
    const session = nextSession(before, event)
    if (session === before) return
    if (session.viewer) this.#hasExpired = false
    else if (before.viewer && !this.#hasExpired) drafts.remove()
    this.#session.set(session)
    // With another name it is still the same session.
    if (session.viewer?.id !== before.viewer?.id) this.#options.onChange(session.viewer, isElsewhere)
  }

  #tell(kind: 'session' | 'lost' = 'session'): void {
    this.#options.channel.send(kind, encodeSession(this.#store()))
  }

  #store() {
    const stored = { developer: this.current.viewer, to: this.#target }
    this.#options.sources.store(stored)
    return stored
  }
}
