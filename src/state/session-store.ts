import { proxy } from 'valtio/vanilla'
import { localPath } from '../lib/local-path'
import type { Page } from './page'
import { localText, type StoredText } from './page-storage'
import type { PortalChannel } from './portal-channel'
import { decodeSession, encodeSession, readDeveloper, type SessionDeveloper } from './stored-session'

export interface SessionState {
  developer?: SessionDeveloper
  /** Path asked for before signing in. */
  to?: string
}

export interface SessionStoreOptions {
  /** Tells portals apart in the storage of one origin. */
  readonly name: string
  readonly page: Page
  readonly channel: PortalChannel
  /** Ends the session on the server. */
  logout(): Promise<{ logoutUrl?: string }>
  onChange(developer: SessionDeveloper | undefined, isElsewhere: boolean): void
}

/** Set by the server in the address that single sign-on comes back to. */
export const LOGIN_SUCCESS = 'loginSuccess'

/** Beside it, for pages of other sites, which get no cookies by a navigation. */
export const LOGIN_CODE = 'loginCode'

/** Where the browser goes once the session has ended. */
export type AfterSignOut =
  /** To the portal's own login. */
  | { readonly kind: 'login' }
  /** To a page of the identity provider, which ends its session too. */
  | { readonly kind: 'url'; readonly url: string }

/** The signed-in developer, remembered across reloads and shared with other tabs and copies of the kit. */
export class SessionStore {
  /** Reactive; changed by the verbs below only. */
  readonly state: SessionState = proxy<SessionState>({})
  readonly #options: SessionStoreOptions
  readonly #stored: StoredText
  #signingOut: Promise<AfterSignOut> | undefined
  #mayBeLost = false
  #ended = 0

  constructor(options: SessionStoreOptions) {
    this.#options = options
    this.#stored = localText(`${options.name}:session`)
    options.channel.messages.on('session', (stored) =>
      this.#setDeveloper(decodeSession(stored).developer, true),
    )
  }

  /** A stored developer, or an address that says that single sign-on has just succeeded. */
  exists(): boolean {
    const { searchParams } = this.#options.page.address()
    return this.state.developer !== undefined || searchParams.get(LOGIN_SUCCESS) === 'true'
  }

  /** ID of the developer; of the one who is stored, as long as nothing has been restored. */
  get viewerId(): string | undefined {
    return (this.state.developer ?? decodeSession(this.#stored.read()).developer)?.id
  }

  /** Names the session. After a sign-out the same developer has another one. */
  get id(): string | undefined {
    const { viewerId } = this
    return viewerId && `${viewerId} ${this.#ended}`
  }

  /** True if the stored session was lost and the server may still have it. */
  get mayBeLost(): boolean {
    return this.#mayBeLost
  }

  /**
   * Takes up what an earlier page stored; anything tampered with is ignored. What this page already knows stays: where
   * storage is blocked it is all there is.
   */
  restore(): void {
    const stored = this.#stored.read()
    const { developer, to } = decodeSession(stored)
    if (stored !== null && !developer && !to) this.#mayBeLost = true
    this.state.to ??= to
    this.#setDeveloper(this.state.developer ?? developer)
  }

  /**
   * Stores the signed-in developer, or another name of theirs, and tells everybody. The remembered path stays.
   *
   * @param isElsewhere - The sign-in was on another origin.
   */
  signedIn(profile: SessionDeveloper, isElsewhere = false): void {
    this.#mayBeLost = false
    this.#setDeveloper(readDeveloper(profile), isElsewhere)
    this.#tell()
  }

  /** Forgets the developer, without asking the server; the remembered path stays. */
  forget(): void {
    this.#mayBeLost ||= this.#signingOut === undefined
    if (this.state.developer === undefined) return
    this.#setDeveloper(undefined)
    this.#tell()
  }

  /** Forgets everything, the remembered path included, without asking the server. */
  destroy(): void {
    this.state.to = undefined
    this.#setDeveloper(undefined)
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
    this.state.to = localPath(path)
    this.#write()
  }

  /** The remembered path, which is forgotten thereby. */
  takeTarget(): string | undefined {
    const { to } = this.state
    if (to !== undefined) {
      this.state.to = undefined
      this.#write()
    }
    return to
  }

  async #signOut(rememberTarget: string | undefined): Promise<AfterSignOut> {
    const { page, logout } = this.#options
    this.state.to = localPath(rememberTarget)
    page.removeParameters(LOGIN_SUCCESS)
    this.#mayBeLost = false
    this.#setDeveloper(undefined)
    this.#tell()
    try {
      const { logoutUrl } = await logout()
      return logoutUrl ? { kind: 'url', url: logoutUrl } : { kind: 'login' }
    } catch (failure) {
      console.warn(failure)
      return { kind: 'login' }
    }
  }

  #setDeveloper(developer: SessionDeveloper | undefined, isElsewhere = false): void {
    const before = this.state.developer
    if (JSON.stringify(developer) === JSON.stringify(before)) return
    if (!developer) this.#ended += 1
    this.state.developer = developer
    // With another name it is still the same session.
    if (developer?.id !== before?.id) this.#options.onChange(developer, isElsewhere)
  }

  #tell(): void {
    this.#options.channel.send('session', this.#write())
  }

  #write(): string {
    const { developer, to } = this.state
    const stored = encodeSession({ developer, to })
    if (developer || to) this.#stored.write(stored)
    else this.#stored.remove()
    return stored
  }
}
