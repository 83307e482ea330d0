/** Set by the server beside the cookies of a developer's session, which scripts cannot read. It has no content. */
const SESSION_HINT = 'portalsession'

/**
 * Returns whether the browser has a session of a developer, also one that began on another origin of the site. It may have ended on the
 * server. Cookies of other hosts, and blocked ones, cannot be read.
 */
export function readSessionHint(): boolean {
  try {
    return document.cookie.includes(`${SESSION_HINT}=`)
  } catch {
    return false
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
