import { operation } from '../../http/operation'
import { ownApplication } from '../../http/own-application'
import { Problem } from '../../http/problem'
import { findRegistration } from '../../store/registrations'
import { grantedScopes } from './granted-scopes'

export const getApplicationRegistrationGrantedScopes = operation<{
  params: { applicationId: string; registrationId: string }
}>({
  id: 'getApplicationRegistrationGrantedScopes',
  access: 'private-developer',

  async handle(call) {
    const { db } = call.services.database
    const application = await ownApplication(call, db)
    if (!(await findRegistration(db, application.id, call.params.registrationId)))
      throw new Problem('notFound')
    return grantedScopes(application)
  },
})
