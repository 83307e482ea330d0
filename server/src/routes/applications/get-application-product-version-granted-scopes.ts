import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { ownedApplication, requestedScopes } from '../../rules/applications'
import { assertVersionVisible } from '../../rules/product-access'
import { scopesOf } from '../../rules/registrations'

export const getApplicationProductVersionGrantedScopes = operation<{
  params: { applicationId: string; productVersionId: string }
}>({
  id: 'getApplicationProductVersionGrantedScopes',
  access: 'private-developer',

  async handle(call) {
    const { db } = call.services.database
    const application = await ownedApplication(db, ownedBy(call))
    await assertVersionVisible(db, call.params.productVersionId, call.viewer)
    const requested = requestedScopes(application)
    const { approved, pending } = await scopesOf(db, application, call.viewer)
    return json({ scopes: approved, pending_scopes: pending, requested_scopes: requested })
  },
})
