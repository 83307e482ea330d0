import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { loggedCause } from './failures'
import { sharedViewerOf } from '../rules/portal-state'
import { isForThisMachine } from './known-hosts'
import { portalUrlOf } from './portal-url'
import type { Services } from './services'
import { accessTokenOf } from './session-cookies'

/** More would make the header of each page long, and one policy is for all that it shows. */
const mostOrigins = 50

/**
 * Returns what the portal page may connect to besides this server: the operator's sources, and the servers of the API
 * descriptions that this visitor may see, so that their operations can be tried.
 */
export async function pageSources(services: Services, request: FastifyRequest): Promise<readonly string[]> {
  const { connectSources, connectApiServers } = services.config
  if (!connectApiServers) return connectSources
  try {
    return [...connectSources, ...(await originsFor(services, request))]
  } catch (error) {
    // Without a database the page still says so itself.
    request.log.warn(
      { request_id: request.id, err: loggedCause(error) },
      'the servers of the API descriptions are not in the page’s policy',
    )
    return connectSources
  }
}

/**
 * Returns the source of the worker that reads API descriptions. It is the folder, because during an upgrade the kit may come from a
 * node of another version than the page.
 */
export function workerSource(request: FastifyRequest, config: Config): string {
  const { host = '' } = request.headers
  const own = isForThisMachine(request) ? host : new URL(portalUrlOf(request, config)).host
  // A policy cannot name IPv6 addresses.
  return own.startsWith('[') ? "'self'" : `${own}/kit/`
}

async function originsFor(services: Services, request: FastifyRequest): Promise<string[]> {
  const { config, portal, callers, accessSets, describedOrigins: origins } = services
  const state = await portal()
  const token = state.settings.public ? undefined : accessTokenOf({ request, config }, 'developer')
  const caller = token === undefined ? undefined : await callers.ofPage('developer', token)
  return origins(await sharedViewerOf(state, caller?.account.id, accessSets), mostOrigins)
}
