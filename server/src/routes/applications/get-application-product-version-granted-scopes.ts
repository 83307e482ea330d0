import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { grantedScopes, ownedApplication } from '../../rules/applications'
import { assertVersionVisible } from '../../rules/product-access'

export const getApplicationProductVersionGrantedScopes = operation<{
  params: { applicationId: string; productVersionId: string }
}>({
  id: 'getApplicationProductVersionGrantedScopes',
  access: 'private-developer',

  async handle(call) {
    const { db } = call.services.database
    const application = await ownedApplication(db, ownedBy(call))
    await assertVersionVisible(db, call.params.productVersionId, call.viewer)
    return json({ scopes: grantedScopes(application) })
  },
})
