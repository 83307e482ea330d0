import { json } from '../../http/operation-response'
import { formOf } from '../../http/oauth-form'
import { withOAuthErrors, OAuthRefusal } from '../../http/oauth-refusal'
import { operation } from '../../http/operation'
import type { Introspection } from '../../rules/gateway/decide'
import { introspectFor } from '../../rules/gateway/gateway-key'
import { isAccessControlled } from '../../rules/portal-state'

/** RFC 7662, for keys as well as for tokens. */
export const introspectToken = operation({
  id: 'introspectToken',
  access: 'gateway',
  isTranslated: true,
  isUrlEncoded: true,

  handle: (call) =>
    withOAuthErrors(call, async () => {
      const form = formOf(call.body)
      const token = form.get('token')
      if (token === undefined) throw new OAuthRefusal('invalid_request')
      const isClient = form.get('token_type_hint') === 'client_id'
      const isRestricted = isAccessControlled(call.portal)
      const products = call.accessKey?.products ?? null
      const kind = isClient ? 'client' : 'credential'
      const found = await introspectFor(call.services, products, token, isRestricted, kind)
      call.services.metrics.introspections.inc({ outcome: found.active ? 'active' : found.refusal_reason })
      return json(withAudience(found))
    }),
})

/** Gateways that compare claims cannot look into a list of objects. */
function withAudience(found: Introspection): Introspection & { aud?: string[] } {
  if (!found.active) return found
  return { ...found, aud: found.product_versions.map(({ product, name }) => `${product}/${name}`) }
}
