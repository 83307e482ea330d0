import { json } from '../../http/operation-response'
import { formOf } from '../../http/oauth-form'
import { withOAuthErrors, OAuthRefusal } from '../../http/oauth-refusal'
import { operation } from '../../http/operation'
import { introspect, introspectClient } from '../../rules/introspection'
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
      return json(await (isClient ? introspectClient : introspect)(call.services, token, isRestricted))
    }),
})
