import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config'

/** Where browsers reach the portal, without a trailing slash. Never what a request says of itself. */
export function portalUrl(server: Pick<Server, 'address'>, { publicUrl, host }: Config): string {
  if (publicUrl) return publicUrl
  const { port } = server.address() as AddressInfo
  return `http://${nameOf(host)}:${port}`
}

export function portalUrlOf(request: Pick<FastifyRequest, 'server'>, config: Config): string {
  return portalUrl(request.server.server, config)
}

/** Cookies and origins need one name that is the same in every tab. */
function nameOf(host: string): string {
  if (host === '127.0.0.1' || host === '::1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
