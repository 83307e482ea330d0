import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Caller } from '../rules/callers'
import { whenKnown, type MaybePromise } from '../lib/maybe-promise'
import { isOpenReading, sharedViewerOf, viewerOf, type PortalState } from '../rules/portal-state'
import type { AccountKind, PortalSettings } from '../store/settings'
import type { Viewer } from '../store/product-access'
import { accessKeyOf } from './access-key'
import type { Circumstances } from './circumstances'
import { mediaTypeOf } from './negotiation'
import type { Access, Operation } from './operation'
import { Problem } from './problem'
import { readerLanguage } from './reader-language'
import type { Services } from './services'
import { accessTokenOf, bearerOf } from './session-cookies'

/** Runs first, so that who may not call learns nothing about what would be valid. */
export function guardOf(operation: Operation, services: Services) {
  return function guard(request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void {
    const admitted = whenKnown(services.portal(), (portal) =>
      whenKnown(accessKeyOf(operation, services, request), (accessKey) =>
        whenKnown(accessKey ? undefined : callerOf(operation, services, portal, request), (caller) =>
          whenKnown(viewerFor(operation, services, portal, caller), (viewer) => {
            request.circumstances = circumstancesOf(operation, { portal, caller, accessKey, viewer }, request)
          }),
        ),
      ),
    )
    if (admitted instanceof Promise) admitted.then(() => done(), done)
    else done()
  }
}

/** @throws {Problem} when the caller may not call. */
function callerOf(
  { access, isForUsers }: Operation,
  { callers, config }: Services,
  portal: PortalState,
  request: FastifyRequest,
): MaybePromise<Caller | undefined> {
  const { settings } = portal
  if (isForUsers && !settings.users) throw new Problem('notFound')
  if (access === 'password-form') {
    if (settings.public || !settings.sign_in.password) throw new Problem('notFound')
    return undefined
  }
  if (access === 'private-developer' && settings.public) throw new Problem('notFound')
  if (access === 'reader' && settings.public) return undefined
  const [kind, otherKind] = kindsOf(access, settings)
  const token = accessTokenOf({ request, config }, kind)
  // A token that is no longer valid is refused, so that its client refreshes it instead of showing what visitors see.
  if (access === 'reader' && token === undefined && isOpenReading(portal)) return undefined
  return whenKnown(token === undefined ? undefined : callers.of(kind, token), (caller) => {
    if (access === 'anyone' || caller) return caller
    // A cookie says which kind is meant, also after its session has ended. A bearer token does not.
    const other =
      otherKind &&
      (bearerOf(request) ?? (token === undefined && accessTokenOf({ request, config }, otherKind)))
    return whenKnown(otherKind && other ? callers.of(otherKind, other) : undefined, (found) => {
      if (found) return found
      throw new Problem(token === undefined && !other ? 'sessionRequired' : 'sessionExpired')
    })
  })
}

/** Returns which kind of session the operation is for, and which other it takes where a request presents none of that. */
function kindsOf(access: Access, { users }: PortalSettings): [AccountKind, AccountKind?] {
  if (access === 'user') return ['user']
  return access === 'account' && users ? ['user', 'developer'] : ['developer']
}

/** A response that is cached is for all with the same access. */
function viewerFor(
  { isCached }: Operation,
  { accessSets }: Services,
  portal: PortalState,
  caller: Caller | undefined,
): MaybePromise<Viewer> {
  const developerId = caller?.account.id
  return isCached ? sharedViewerOf(portal, developerId, accessSets) : viewerOf(portal, developerId)
}

function circumstancesOf(
  { isTranslated: translated, types }: Operation,
  known: Pick<Circumstances, 'portal' | 'caller' | 'accessKey' | 'viewer'>,
  request: FastifyRequest,
): Circumstances {
  return {
    ...known,
    language: translated ? readerLanguage(request) : 'en',
    type: types ? mediaTypeOf(request.headers.accept, types) : '',
  }
}
