import { pendingLinkSeconds } from '../rules/sso/pending-links'
import { type Cookie, type CookieCall, readCookie, setCookie } from './cookies'

/** Binds an identity that waits for a password to the browser that came with it. */
const pendingLink: Cookie = { name: 'portallink', path: '/', prefix: 'host' }

export function setLinkCookie(call: CookieCall, secret: string): void {
  setCookie(call, pendingLink, secret, { maxAge: pendingLinkSeconds })
}

/** @throws {Problem} for a cookie that was sent twice. */
export function linkSecretOf(call: Omit<CookieCall, 'reply'>): string | undefined {
  return readCookie(call, pendingLink)
}
