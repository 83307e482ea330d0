import type { Config } from '../config/config'
import { newSecret, secretHash } from '../sso/attempt-secrets'
import { type Cookie, type CookieCall, readCookie, setCookie } from './cookies'

/** Tells the browser in which a user registered from others. It is of no use without the link of the mail. */
const registration: Cookie = {
  name: 'portalregistration',
  path: '/',
  prefix: 'host',
  isForOtherSites: true,
}

type RegistrationCall = CookieCall & { readonly config: Config }

/** Keeps the cookie as long as the link that confirms. @returns the hash of what it holds, the same for all registrations of a browser. */
export function markRegisteringBrowser(call: RegistrationCall): string {
  const held = readCookie(call, registration)
  const browser = held !== undefined && /^[\w-]{43}$/.test(held) ? held : newSecret()
  setCookie(call, registration, browser, { maxAge: call.config.mail.verifySeconds })
  return secretHash(browser)
}

/** Returns the hash of what the cookie holds, if the browser has one. */
export function registeringBrowser(call: Omit<CookieCall, 'reply'>): string | undefined {
  const held = readCookie(call, registration)
  return held === undefined ? undefined : secretHash(held)
}
