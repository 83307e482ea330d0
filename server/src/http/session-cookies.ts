import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import type { SessionTokens } from '../rules/sessions'

const accessCookie = { name: 'portalaccesstoken', path: '/' }
/** The only calls that need it are below this path. */
const refreshCookie = { name: 'portalrefreshtoken', path: '/api/v2/developer' }

export function setSessionCookies(
  { request, reply, config }: { request: FastifyRequest; reply: FastifyReply; config: Config },
  tokens: SessionTokens,
): void {
  const shared = attributes(request, config)
  const { refreshSeconds } = config.sessions
  // Kept after the token has expired: the page's policy depends on whose session it was, and the API refuses it.
  reply.setCookie(accessCookie.name, tokens.access, {
    ...shared,
    path: accessCookie.path,
    maxAge: refreshSeconds,
  })
  reply.setCookie(refreshCookie.name, tokens.refresh, {
    ...shared,
    path: refreshCookie.path,
    maxAge: refreshSeconds,
  })
}

export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const shared = attributes(request, config)
  for (const { name, path } of [accessCookie, refreshCookie]) reply.clearCookie(name, { ...shared, path })
}

/** Bearer first: who sends a header means it, whatever the browser adds. */
export function accessTokenOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? cookiesOf(request)[accessCookie.name]
}

export function refreshTokenOf(request: FastifyRequest): string | undefined {
  return cookiesOf(request)[refreshCookie.name]
}

/** Returns the tokens that the browser presents, which may belong to two sessions. */
export function cookieTokensOf(request: FastifyRequest): Partial<SessionTokens> {
  const cookies = cookiesOf(request)
  return { access: cookies[accessCookie.name], refresh: cookies[refreshCookie.name] }
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

function cookiesOf(request: FastifyRequest): Record<string, string | undefined> {
  const { cookie } = request.headers
  return cookie ? request.server.parseCookie(cookie) : {}
}

/** Tags in pages of other sites need cookies that such pages may send, each site with its own. */
function attributes(
  request: FastifyRequest,
  { crossSiteCookies, publicUrl }: Config,
): CookieSerializeOptions {
  if (crossSiteCookies) return { httpOnly: true, secure: true, sameSite: 'none', partitioned: true }
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true
  return { httpOnly: true, secure, sameSite: 'lax' }
}
