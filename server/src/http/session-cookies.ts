import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import type { SessionTokens } from '../rules/sessions'
import type { AccountKind } from '../store/settings'
import { isScriptOfOtherSite } from './cross-site-request'

/**
 * Tells scripts of the portal's page that there is a session, which they cannot see otherwise: it may have begun in a tag on another
 * origin of the site. It has no content, and nothing relies on it but the kit, which asks.
 */
const hint = { name: 'portalsession', path: '/' } as const

/** Names of their own keep the sessions of both kinds apart. The only calls that need a refresh token are below its path. */
const cookies = {
  developer: {
    access: { name: 'portalaccesstoken', path: '/' },
    refresh: { name: 'portalrefreshtoken', path: '/api/v2/developer' },
  },
  user: {
    access: { name: 'useraccesstoken', path: '/' },
    refresh: { name: 'userrefreshtoken', path: '/api/v1' },
  },
} as const

interface CookieCall {
  request: FastifyRequest
  reply: FastifyReply
  config: Config
}

export function setSessionCookies(
  { request, reply, config }: CookieCall,
  kind: AccountKind,
  tokens: SessionTokens,
): void {
  const { access, refresh } = cookies[kind]
  const shared = attributes(request, config)
  const { refreshSeconds } = config.sessions
  // Kept after the token has expired: the page's policy depends on whose session it was, and the API refuses it.
  reply.setCookie(access.name, tokens.access, {
    ...shared,
    path: access.path,
    maxAge: refreshSeconds,
  })
  reply.setCookie(refresh.name, tokens.refresh, {
    ...shared,
    path: refresh.path,
    maxAge: refreshSeconds,
  })
  if (kind === 'developer' && !shared.partitioned)
    reply.setCookie(hint.name, '1', { ...shared, httpOnly: false, path: hint.path, maxAge: refreshSeconds })
}

export function clearSessionCookies({ request, reply, config }: CookieCall, kind: AccountKind): void {
  const shared = attributes(request, config)
  const { access, refresh } = cookies[kind]
  for (const { name, path } of [access, refresh]) reply.clearCookie(name, { ...shared, path })
  if (kind === 'developer' && !shared.partitioned)
    reply.clearCookie(hint.name, { ...shared, httpOnly: false, path: hint.path })
}

/** Bearer first: who sends a header means it, whatever the browser adds. */
export function accessTokenOf(request: FastifyRequest, kind: AccountKind): string | undefined {
  return bearerOf(request) ?? cookiesOf(request)[cookies[kind].access.name]
}

export function refreshTokenOf(request: FastifyRequest, kind: AccountKind): string | undefined {
  return cookiesOf(request)[cookies[kind].refresh.name]
}

/** Returns the tokens that the browser presents, which may belong to two sessions. */
export function cookieTokensOf(request: FastifyRequest, kind: AccountKind): Partial<SessionTokens> {
  const sent = cookiesOf(request)
  const { access, refresh } = cookies[kind]
  return { access: sent[access.name], refresh: sent[refresh.name] }
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

export function cookiesOf(request: FastifyRequest): Record<string, string | undefined> {
  const { cookie } = request.headers
  return cookie ? request.server.parseCookie(cookie) : {}
}

/** Scripts in pages of other sites need cookies that such pages may send, each site with its own. Without https there are none. */
function attributes(
  request: FastifyRequest,
  { crossSiteCookies, publicUrl }: Config,
): CookieSerializeOptions {
  const own = ownSiteCookie(request, { publicUrl })
  if (crossSiteCookies || (own.secure && isScriptOfOtherSite(request)))
    return { httpOnly: true, secure: true, sameSite: 'none', partitioned: true }
  return own
}

/** Attributes of a cookie that only pages of this site, and navigations to it, send. */
export function ownSiteCookie(
  request: FastifyRequest,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): CookieSerializeOptions {
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true
  return { httpOnly: true, secure, sameSite: 'lax' }
}
