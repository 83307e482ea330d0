import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TrustedProxies } from '../config/trusted-proxies'

/** For Fastify's `trustProxy`. A number counts from the server outwards: what stands further left, the caller may have written. */
export function trustProxyOf(proxies: TrustedProxies) {
  if (typeof proxies !== 'number') return [...proxies]
  return proxies > 0 && ((_address: string, hop: number) => hop < proxies)
}

/** Fastify lists further addresses only if it trusts the peer. */
export const isFromTrustedProxy = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 1) > 1

/** Logs the first request with `X-Forwarded-For` from a proxy that `TRUST_PROXY` does not name. */
export function reportUndeclaredProxies(app: FastifyInstance): void {
  let isReported = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (isReported || !request.headers['x-forwarded-for'] || isFromTrustedProxy(request)) return done()
    isReported = true
    const proxy = request.socket.remoteAddress ?? ''
    request.log.warn(
      { proxy },
      `A request from ${proxy} has X-Forwarded-For, which is ignored: every client behind ${proxy} counts as one. If it is your reverse proxy, set TRUST_PROXY=${proxy}.`,
    )
    done()
  })
}
