import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { attemptSeconds } from '../rules/sso/begin-sign-in'
import { newSecret } from '../sso/attempt-secrets'
import { cookiesOf, ownSiteCookie } from './session-cookies'

/** Binds a sign-in to the browser that began it. The provider's page is elsewhere, and comes back by a navigation. */
const name = 'portalsso'
const path = '/'

/** Returns what the cookie holds. Sign-ins in several tabs share it. */
export function bindBrowser(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const held = boundBrowser(request)
  const browser = held !== undefined && /^[\w-]{43}$/.test(held) ? held : newSecret()
  reply.setCookie(name, browser, { ...ownSiteCookie(request, config), path, maxAge: attemptSeconds })
  return browser
}

export function boundBrowser(request: FastifyRequest): string | undefined {
  return cookiesOf(request)[name]
}
