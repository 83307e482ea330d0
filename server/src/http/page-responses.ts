import type { FastifyRequest } from 'fastify'
import { loggedCause } from './failures'
import type { Caller } from '../rules/callers'
import type { PortalState } from '../rules/portal-state'
import { appearanceOf } from './portal-appearance'
import { contextOf } from './portal-context'
import type { Services } from './services'

/** What the kit would ask for first, as the API would response. */
export interface PageResponses {
  readonly context?: object
  readonly appearance: object
}

/**
 * What this viewer may see, and no more.
 *
 * @param caller - Undefined: there is a session that cannot be used as it is. The context is asked for then, because flags are decided for the developer.
 */
export async function pageResponses(
  services: Services,
  request: FastifyRequest,
  portal: PortalState,
  caller: Caller | 'visitor' | undefined,
): Promise<PageResponses> {
  const appearance = appearanceOf(portal)
  if (!caller) return { appearance }
  try {
    return {
      context: await contextOf({
        portal,
        caller: caller === 'visitor' ? undefined : caller,
        services,
        request,
      }),
      appearance,
    }
  } catch (error) {
    // The kit asks for it, and tells what is wrong.
    request.log.warn({ request_id: request.id, err: loggedCause(error) }, 'the context is not in the page')
    return { appearance }
  }
}
