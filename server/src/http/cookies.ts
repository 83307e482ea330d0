import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { isScriptOfOtherSite } from './cross-site-request'
import { isHttps } from './is-https'
import { Problem } from './problem'

export interface Cookie {
  /** Over http. Over https the prefix stands before it. */
  readonly name: string
  readonly path: string
  /**
   * What browsers promise of it over https: `host`, that only this host has set it, for all of its paths; `secure`, that https
   * has, for any path. Without one, other hosts of the domain may have.
   */
  readonly prefix?: 'host' | 'secure'
  /** Whether scripts of the page may read it. */
  readonly isForScripts?: boolean
  /** Whether scripts in pages of other sites get it as well, each site its own. */
  readonly isForOtherSites?: boolean
}

/** Prefixes that browsers give a meaning (draft-ietf-httpbis-rfc6265bis). */
const prefixes = { host: '__Host-', secure: '__Secure-' } as const

interface CookieRequest {
  readonly request: FastifyRequest
  readonly config: Pick<Config, 'publicUrl'>
}

export interface CookieCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly config: Pick<Config, 'publicUrl' | 'crossSiteCookies'>
}

/**
 * Returns what the browser holds. Over https, a cookie without the prefix is no such cookie.
 *
 * @throws {Problem} 400 if the request has two of the prefixed name: nobody can tell which of them this server set.
 */
export function readCookie(call: CookieRequest, cookie: Cookie): string | undefined {
  const { request } = call
  const sent = request.headers.cookie
  if (!sent) return undefined
  const name = nameOf(call, cookie)
  if (name !== cookie.name && timesSent(sent, name) > 1) throw new Problem('cookieTwice')
  return request.server.parseCookie(sent)[name]
}

export function setCookie(
  call: CookieCall,
  cookie: Cookie,
  value: string,
  { maxAge }: { maxAge: number },
): void {
  clearOthers(call, cookie)
  call.reply.setCookie(nameOf(call, cookie), value, { ...attributesOf(call, cookie), maxAge })
}

export function clearCookie(call: CookieCall, cookie: Cookie): void {
  clearOthers(call, cookie)
  call.reply.clearCookie(nameOf(call, cookie), attributesOf(call, cookie))
}

/** Whether the cookies of this call are those of a page on another site. */
export function arePartitioned({ request, config }: Omit<CookieCall, 'reply'>): boolean {
  return config.crossSiteCookies || (isHttps(request, config) && isScriptOfOtherSite(request))
}

/** `CROSS_SITE_COOKIES` over http is for a developer's machine, whose browser keeps secure cookies, but none with a prefix. */
function nameOf({ request, config }: CookieRequest, { name, prefix }: Cookie): string {
  return prefix && isHttps(request, config) ? prefixes[prefix] + name : name
}

interface Attributes {
  readonly path: string
  readonly httpOnly: boolean
  readonly secure: boolean
  readonly sameSite: 'lax' | 'none'
  readonly partitioned?: boolean
}

function attributesOf(call: CookieCall, cookie: Cookie): Attributes {
  const { path, isForScripts = false, isForOtherSites = false } = cookie
  const shared = { path, httpOnly: !isForScripts }
  if (isForOtherSites && arePartitioned(call))
    return { ...shared, secure: true, sameSite: 'none', partitioned: true }
  return { ...shared, secure: isHttps(call.request, call.config), sameSite: 'lax' }
}

/** Clears what the browser holds of the same cookie from before: without the prefix, or from another setting of `CROSS_SITE_COOKIES`. */
function clearOthers(call: CookieCall, cookie: Cookie): void {
  const { request, reply } = call
  const sent = request.headers.cookie
  const name = nameOf(call, cookie)
  if (!sent || name === cookie.name) return
  const attributes = attributesOf(call, cookie)
  if (timesSent(sent, cookie.name) > 0) reply.clearCookie(cookie.name, attributes)
  // Of a page on another site this would be the session of the portal's own page.
  if (!cookie.isForOtherSites || isScriptOfOtherSite(request) || timesSent(sent, name) === 0) return
  const { partitioned, ...others } = attributes
  // Not by `reply.clearCookie`, which has one line for a name and a path.
  reply.header(
    'set-cookie',
    request.server.serializeCookie(name, '', {
      ...others,
      partitioned: !partitioned,
      sameSite: partitioned ? 'lax' : 'none',
      expires: new Date(0),
      maxAge: 0,
    }),
  )
}

function timesSent(header: string, name: string): number {
  return header.split(';').filter((pair) => pair.split('=', 1)[0]?.trim() === name).length
}
