import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import type { SessionTokens } from '../rules/sessions'
import type { AccountKind } from '../store/settings'
import { arePartitioned, clearCookie, type Cookie, type CookieCall, readCookie, setCookie } from './cookies'

/**
 * Tells scripts of the portal's page that there is a session, which they cannot see otherwise: it may have begun in a tag on another
 * origin of the site. It has no content, and nothing relies on it but the kit, which asks.
 */
const hint: Cookie = { name: 'portalsession', path: '/', isForScripts: true }

const access = { path: '/', prefix: 'host', isForOtherSites: true } as const
const refresh = { prefix: 'secure', isForOtherSites: true } as const

/** Names of their own keep the sessions of both kinds apart. The only calls that need a refresh token are below its path. */
const cookies: Readonly<Record<AccountKind, { readonly access: Cookie; readonly refresh: Cookie }>> = {
  developer: {
    access: { ...access, name: 'portalaccesstoken' },
    refresh: { ...refresh, name: 'portalrefreshtoken', path: '/api/v2/developer' },
  },
  user: {
    access: { ...access, name: 'useraccesstoken' },
    refresh: { ...refresh, name: 'userrefreshtoken', path: '/api/v1' },
  },
}

interface SessionCall extends CookieCall {
  readonly config: Config
}

interface SessionRequest {
  readonly request: FastifyRequest
  readonly config: Config
}

export function setSessionCookies(call: SessionCall, kind: AccountKind, tokens: SessionTokens): void {
  // Kept after the access token has expired: the page's policy depends on whose session it was, and the API refuses it.
  const lifetime = { maxAge: call.config.sessions.refreshSeconds }
  setCookie(call, cookies[kind].access, tokens.access, lifetime)
  setCookie(call, cookies[kind].refresh, tokens.refresh, lifetime)
  if (hasHint(call, kind)) setCookie(call, hint, '1', lifetime)
}

export function clearSessionCookies(call: SessionCall, kind: AccountKind): void {
  clearCookie(call, cookies[kind].access)
  clearCookie(call, cookies[kind].refresh)
  if (hasHint(call, kind)) clearCookie(call, hint)
}

function hasHint(call: SessionCall, kind: AccountKind): boolean {
  return kind === 'developer' && !arePartitioned(call)
}

/** Bearer first: who sends a header means it, whatever the browser adds. @throws {Problem} for a cookie that was sent twice. */
export function accessTokenOf(call: SessionRequest, kind: AccountKind): string | undefined {
  return bearerOf(call.request) ?? readCookie(call, cookies[kind].access)
}

/** @throws {Problem} for a cookie that was sent twice. */
export function refreshTokenOf(call: SessionRequest, kind: AccountKind): string | undefined {
  return readCookie(call, cookies[kind].refresh)
}

/** Returns the tokens that the browser presents, which may belong to two sessions. @throws {Problem} for a cookie that was sent twice. */
export function cookieTokensOf(call: SessionRequest, kind: AccountKind): Partial<SessionTokens> {
  return { access: readCookie(call, cookies[kind].access), refresh: readCookie(call, cookies[kind].refresh) }
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
