import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { ownedApplication, requestedScopes } from '../../rules/applications'
import { ownedRegistration } from '../../rules/registrations'

export const getApplicationRegistrationGrantedScopes = operation<{
  params: { applicationId: string; registrationId: string }
}>({
  id: 'getApplicationRegistrationGrantedScopes',
  access: 'private-developer',

  async handle(call) {
    const { db } = call.services.database
    const owned = ownedBy(call)
    const { registrationId: id } = call.params
    const { granted_scopes, pending_scopes } = await ownedRegistration(db, owned, { id, viewer: call.viewer })
    const requested = requestedScopes(await ownedApplication(db, owned))
    return json({ scopes: granted_scopes, pending_scopes, requested_scopes: requested })
  },
})
