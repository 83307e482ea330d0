import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { grantedScopes, ownedApplication } from '../../rules/applications'
import { ownedRegistration } from '../../rules/registrations'

export const getApplicationRegistrationGrantedScopes = operation<{
  params: { applicationId: string; registrationId: string }
}>({
  id: 'getApplicationRegistrationGrantedScopes',
  access: 'private-developer',

  async handle(call) {
    const { db } = call.services.database
    const owned = ownedBy(call)
    await ownedRegistration(db, owned, { id: call.params.registrationId, viewer: call.viewer })
    return json({ scopes: grantedScopes(await ownedApplication(db, owned)) })
  },
})
