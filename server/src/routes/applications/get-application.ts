import { changeable } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { ownedApplication } from '../../rules/applications'

export const getApplication = operation<{ params: { applicationId: string } }>({
  id: 'getApplication',
  access: 'private-developer',

  async handle(call) {
    return changeable(await ownedApplication(call.services.database.db, ownedBy(call)))
  },
})
