/**
 * Security headers, in a few constants. Helmet is for servers of pages: of its thirteen headers five apply to an API, none with its
 * default value, and it builds the policy anew for each request.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { isHttps } from './is-https'
import { kitPolicy, type KitPolicyOptions } from './kit-policy'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** What an answer of the API is not: a page, a frame, a source of anything. */
const ofData = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

const oneYear = 'max-age=31536000'

/** What `strict-transport-security` says to browsers on https. */
export function strictTransport({ hstsIncludeSubDomains }: Pick<Config, 'hstsIncludeSubDomains'>): string {
  return hstsIncludeSubDomains ? `${oneYear}; includeSubDomains` : oneYear
}

/** Set before anything else, so that refusals have them too. Pages, the kit and images replace what is theirs. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply, config)
    done()
  })
}

/** For what is refused before there is a route, and so without hooks. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  reply.headers(always)
  reply.headers(ofData)
  if (isHttps(request, config)) reply.header('strict-transport-security', strictTransport(config))
}

/** For pages elsewhere that show our images and load our kit, also when they are isolated. */
export const crossOriginResource = { 'cross-origin-resource-policy': 'cross-origin' }

/**
 * For files of the kit. It counts where one of them runs as a worker: that imports further files of the kit, and connects to nothing.
 * Pages decide by their own policies what a script of the kit may do in them.
 */
export const kitFilePolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

/**
 * The portal page loads nothing but the kit, and cannot be framed.
 *
 * @param options.connect - What it may connect to besides this server.
 */
export function pageHeaders(options: Omit<KitPolicyOptions, 'kit' | 'api'>): Record<string, string> {
  const own = "'self'"
  return {
    'content-security-policy': kitPolicy({ kit: own, api: own, fonts: own, ...options }, [
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
    // Pop-ups of single sign-on keep their opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}
