import { secondsToFix } from '../../http/access-key'
import {
  challengeOf,
  credentialHeaders,
  identityHeaders,
  scopeChallenge,
  varyByCheck,
} from '../../http/check-headers'
import { originalRequestOf, type OriginalRequest } from '../../http/original-request'
import { operation, type Call } from '../../http/operation'
import type { OperationResponse } from '../../http/operation-response'
import { portalUrlOf } from '../../http/portal-url'
import { Problem, type CheckRefusal } from '../../http/problem'
import { problemDocument, problemType } from '../../http/problem-document'
import { decide, type ActiveToken } from '../../rules/gateway/decide'
import { findCredential } from '../../rules/gateway/find-credential'
import { versionAtAll } from '../../rules/gateway/version-at'
import { introspect } from '../../rules/introspection'
import { isAccessControlled } from '../../rules/portal-state'
import type { GatewayVersion } from '../../store/gateway-versions'

/** Forward authentication: the status says whether a request passes, and headers say whose it is. */
export const checkRequest = operation({
  id: 'checkRequest',
  access: 'check',
  isTranslated: true,
  isForwarded: true,

  async handle(call): Promise<OperationResponse> {
    const { request, reply, services, portal } = call
    const original = originalRequestOf(request, services.config)
    const version = original && (await versionOf(call, original))
    varyByCheck(reply, version)
    if (!version) return refused(call, { status: 403, refusal: 'version_unknown' })

    const found = findCredential({ headers: request.headers, query: original.query }, version)
    if (typeof found === 'string') {
      reply.header('www-authenticate', challengeOf(version, false))
      const refusal = found === 'none' ? 'key_missing' : 'credentials_differ'
      return refused(call, { status: 401, refusal, names: credentialHeaders(version) })
    }

    const { kind, value } = found
    const introspection = await introspect(services, value, isAccessControlled(portal))
    const scopes = original.asked.getAll('scope').flatMap((list) => list.split(' ').filter(Boolean))
    const decision = decide(introspection, kind, { versionId: version.id, scopes })
    if (decision.isAllowed) {
      reply.headers(identityHeaders(decision))
      return { status: 200, cacheControl: cacheControl(call, decision.access) }
    }
    const { reason, application } = decision
    const isForbidden = reason === 'not_registered' || reason === 'scope_missing'
    if (!isForbidden) reply.header('www-authenticate', challengeOf(version, kind === 'token'))
    if (reason === 'scope_missing') reply.header('www-authenticate', scopeChallenge(scopes))
    const names = reason === 'scope_missing' ? scopes : []
    return refused(call, { status: isForbidden ? 403 : 401, refusal: reason, names, application })
  },
})

/** @throws {Problem} 503 if the gateway says nothing of the request. */
async function versionOf(
  { services: { gatewayVersions } }: Call,
  { hosts, ownHosts, path, asked }: OriginalRequest,
): Promise<GatewayVersion | undefined> {
  const name = asked.get('version')
  if (name !== null) return gatewayVersions.named(name)
  if (hosts.length === 0 && path === undefined)
    throw new Problem('originalRequestMissing', { retryAfter: secondsToFix })
  return versionAtAll(await gatewayVersions.placed(), { hosts, ownHosts, path })
}

/** Until when the answer may be kept: nothing that was taken away counts for longer than the operator allows. */
function cacheControl({ services: { config } }: Pick<Call, 'services'>, access?: ActiveToken): string {
  const left = access?.exp === undefined ? Infinity : Math.floor(access.exp - Date.now() / 1000)
  const seconds = Math.min(config.revocationSeconds, left)
  return seconds > 0 ? `max-age=${seconds}` : 'no-store'
}

interface Refused {
  status: 401 | 403
  refusal: CheckRefusal
  names?: readonly string[]
  application?: ActiveToken['application']
}

/** A response rather than an error: refusing is what it is for, and is not logged. */
function refused(call: Call, { status, refusal, names, application }: Refused): OperationResponse {
  const { request, reply, services, language } = call
  const reason = reasons[refusal as keyof typeof reasons] ?? refusal
  reply.header('x-portal-reason', reason)
  const page = application ? `/application/${application.id}` : '/my-apps'
  const problem = new Problem(status === 401 ? 'credentialRefused' : 'requestRefused', {
    refusal,
    names,
    members: { reason, portal_url: portalUrlOf(request, services.config) + page },
  })
  return {
    status,
    type: problemType,
    body: problemDocument(problem, request.id, language),
    cacheControl: cacheControl(call),
  }
}

/** Reasons in reports of traffic, of refusals that only the check has. */
const reasons = { version_unknown: 'not_registered', credentials_differ: 'key_missing' } as const
