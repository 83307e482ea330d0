import type { Page } from './page'
import { localText, type StoredText } from './page-storage'
import { decodeSession, encodeSession, type StoredSession } from './stored-session'

/** Set by the server in the address that single sign-on comes back to. */
const LOGIN_SUCCESS = 'loginSuccess'

/** Beside it, for pages of other sites, which get no cookies by a navigation. */
const LOGIN_CODE = 'loginCode'

/** Set by the server beside the cookies of a developer's session, which scripts cannot read. It has no content. */
const SESSION_HINT = 'portalsession'

/** What a browser has of a session: its storage, the address of the page, and a cookie. They are read at the start and after events. */
export class SessionSources {
  readonly #page: Page
  readonly #stored: StoredText

  /** @param name - Tells portals apart in the storage of one origin. */
  constructor(name: string, page: Page) {
    this.#page = page
    this.#stored = localText(`${name}:session`)
  }

  /** Reads what an earlier page stored. Anything tampered with is left out. */
  readStored(): StoredSession & { readonly isUnreadable: boolean } {
    const stored = this.#stored.read()
    const session = decodeSession(stored)
    return { ...session, isUnreadable: stored !== null && !session.developer && !session.to }
  }

  store(session: StoredSession): void {
    if (session.developer || session.to) this.#stored.write(encodeSession(session))
    else this.#stored.remove()
  }

  /** Returns whether the address says that single sign-on has succeeded. */
  readReturn(): boolean {
    return this.#page.address().searchParams.get(LOGIN_SUCCESS) === 'true'
  }

  removeReturn(): void {
    this.#page.removeParameters(LOGIN_SUCCESS)
  }

  readLoginCode(): string | null {
    return this.#page.address().searchParams.get(LOGIN_CODE)
  }

  removeLoginCode(): void {
    this.#page.removeParameters(LOGIN_CODE)
  }

  /**
   * Returns whether the browser has a session of a developer, also one that began on another origin of the site. It may have ended on the
   * server. Cookies of other hosts, and blocked ones, cannot be read.
   */
  readHint(): boolean {
    try {
      return document.cookie.includes(`${SESSION_HINT}=`)
    } catch {
      return false
    }
  }
}

/** Calls the listener when a session may have begun or ended on another origin: the page is shown again, or a cookie is gone. */
export function onSessionElsewhere(listener: () => void): void {
  document.addEventListener('visibilitychange', listener)
  // Not in every browser, and only in secure contexts. A new cookie is no reason: this page may be about to sign in.
  const store = (globalThis as { cookieStore?: CookieStore }).cookieStore
  store?.addEventListener('change', ({ deleted }) => {
    if (deleted.length > 0) listener()
  })
}
