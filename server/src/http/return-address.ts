import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import type { PortalState } from '../rules/portal-state'
import { isOwnOrigin } from './known-hosts'

const longest = 2000

/**
 * Returns a URL that a sign-in may lead to: of this server, or of an origin that may call with cookies.
 *
 * @returns undefined for every other one. Nobody may use the server to send visitors somewhere.
 */
export function returnAddress(
  address: string,
  request: FastifyRequest,
  config: Config,
  { allowsOrigin }: Pick<PortalState, 'allowsOrigin'>,
): URL | undefined {
  if (address.length > longest || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  return isOwnOrigin(url.origin, request, config) || allowsOrigin(url.origin) ? url : undefined
}
