import { secondsToFix } from '../../http/access-key'
import { headersOfCheck } from '../../http/check-headers'
import { checkResponse } from '../../http/check-response'
import { originalRequestOf } from '../../http/original-request'
import { operation } from '../../http/operation'
import type { OperationResponse } from '../../http/operation-response'
import { portalUrlOf } from '../../http/portal-url'
import { Problem } from '../../http/problem'
import { addVary } from '../../http/vary'
import { check, type CheckOutcome } from '../../rules/gateway/check'
import { introspectFor, isOf } from '../../rules/gateway/gateway-key'
import { isAccessControlled } from '../../rules/portal-state'

/** Forward authentication: the status says whether a request passes, and headers say whose it is. */
export const checkRequest = operation({
  id: 'checkRequest',
  access: 'check',
  isTranslated: true,
  isForwarded: true,

  async handle(call): Promise<OperationResponse> {
    const { accessKey, request, reply, services, portal, language } = call
    const { config, gatewayVersions } = services
    const products = accessKey?.products ?? null
    const outcome = await check(originalRequestOf(request, config), request.headers, {
      async versionNamed(name) {
        const version = await gatewayVersions.named(name)
        return version && isOf(version, products) ? version : undefined
      },
      placedVersions: async () =>
        (await gatewayVersions.placed()).filter((version) => isOf(version, products)),
      introspect: (value) => introspectFor(services, products, value, isAccessControlled(portal)),
    })
    services.metrics.checks.inc({ outcome: nameOf(outcome) })
    if (outcome.status === 503) throw new Problem('originalRequestMissing', { retryAfter: secondsToFix })
    for (const name of headersOfCheck(outcome.version)) addVary(reply, name)
    const settings = {
      portalUrl: portalUrlOf(request, config),
      revocationSeconds: config.revocationSeconds,
    }
    // A response rather than an error: refusing is what it is for, and is not logged.
    const { status, headers, body } = checkResponse(outcome, settings, { language, instance: request.id })
    reply.headers(headers)
    return { status, body, cacheControl: headers['cache-control'] }
  },
})

function nameOf(outcome: CheckOutcome): string {
  if (outcome.status === 200) return 'allowed'
  return outcome.status === 503 ? 'request_unspecified' : outcome.refusal
}
