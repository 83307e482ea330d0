import { changeable } from '../../http/answer'
import { operation } from '../../http/operation'
import { ownApplication } from '../../http/own-application'

export const getApplication = operation<{ params: { applicationId: string } }>({
  id: 'getApplication',
  access: 'private-developer',

  async handle(call) {
    return changeable(await ownApplication(call, call.services.database.db))
  },
})
