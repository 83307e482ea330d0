import type { FastifyRequest } from 'fastify'
import type { Caller } from '../rules/callers'
import type { PortalState } from '../rules/portal-state'
import type { Operation } from './operation'
import { Problem } from './problem'
import type { Services } from './services'
import { accessTokenOf } from './session-cookies'

/** Who calls, and in which state the portal is; known before anything of the request is looked at. */
export interface Circumstances {
  readonly portal: PortalState
  readonly caller: Caller | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    circumstances: Circumstances
  }
}

/** Runs first, so that who may not call learns nothing about what would be valid. */
export function guardOf({ access }: Operation, { portal: currentPortal, callers }: Services) {
  return async function guard(request: FastifyRequest): Promise<void> {
    const portal = await currentPortal()
    request.circumstances = { portal, caller: await admitted(portal, request) }
  }

  async function admitted(portal: PortalState, request: FastifyRequest): Promise<Caller | undefined> {
    const { settings } = portal
    if (access === 'password-form') {
      if (settings.public || !settings.sign_in.password) throw new Problem('notFound')
      return undefined
    }
    if (access === 'reader' && settings.public) return undefined
    const token = accessTokenOf(request)
    const caller = token === undefined ? undefined : await callers.of(token)
    if (access === 'anyone' || caller) return caller
    throw new Problem(token === undefined ? 'sessionRequired' : 'sessionExpired')
  }
}
