import { changeable } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { ownedRegistration } from '../../rules/registrations'

export const getApplicationRegistration = operation<{
  params: { applicationId: string; registrationId: string }
}>({
  id: 'getApplicationRegistration',
  access: 'private-developer',

  async handle(call) {
    const { params, services, viewer } = call
    const wanted = { id: params.registrationId, viewer }
    return changeable(await ownedRegistration(services.database.db, ownedBy(call), wanted))
  },
})
