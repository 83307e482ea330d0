import { attemptSeconds } from '../rules/sso/begin-sign-in'
import { newSecret } from '../sso/attempt-secrets'
import { type Cookie, type CookieCall, readCookie, setCookie } from './cookies'

/** Binds a sign-in to the browser that began it. The provider's page is elsewhere, and comes back by a navigation. */
const binding: Cookie = { name: 'portalsso', path: '/', prefix: 'host' }

/** Returns what the cookie holds: a new secret for each attempt, so that what another person has set counts for nothing. */
export function bindBrowser(call: CookieCall): string {
  const browser = newSecret()
  setCookie(call, binding, browser, { maxAge: attemptSeconds })
  return browser
}

/** @throws {Problem} for a cookie that was sent twice. */
export function boundBrowser(call: Omit<CookieCall, 'reply'>): string | undefined {
  return readCookie(call, binding)
}
