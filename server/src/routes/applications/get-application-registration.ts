import { changeable } from '../../http/answer'
import { operation } from '../../http/operation'
import { ownApplication } from '../../http/own-application'
import { Problem } from '../../http/problem'
import { findRegistration } from '../../store/registrations'
import { registrationBody } from './registration-body'

export const getApplicationRegistration = operation<{
  params: { applicationId: string; registrationId: string }
}>({
  id: 'getApplicationRegistration',
  access: 'private-developer',

  async handle(call) {
    const { db } = call.services.database
    const application = await ownApplication(call, db)
    const registration = await findRegistration(db, application.id, call.params.registrationId)
    if (!registration) throw new Problem('notFound')
    return changeable(registrationBody(registration, application))
  },
})
