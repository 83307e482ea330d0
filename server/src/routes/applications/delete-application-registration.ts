import { noContent, tagOf } from '../../http/answer'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { lockedApplication } from '../../http/own-application'
import { assertMatch } from '../../http/preconditions'
import { Problem } from '../../http/problem'
import { recordChange } from '../../store/audit-log'
import { deleteRegistration, findRegistration } from '../../store/registrations'
import { registrationBody } from './registration-body'

export const deleteApplicationRegistration = operation<{
  params: { applicationId: string; registrationId: string }
}>({
  id: 'deleteApplicationRegistration',
  access: 'private-developer',

  async handle(call) {
    const { params, request, services } = call
    await services.database.db.transaction().execute(async (db) => {
      const application = await lockedApplication(call, db)
      const registration = await findRegistration(db, application.id, params.registrationId)
      if (!registration) throw new Problem('notFound')
      assertMatch(request, tagOf(registrationBody(registration, application)))
      await deleteRegistration(db, registration.id)
      await recordChange(db, {
        actor: actorOf(call),
        action: 'registration.delete',
        subject: registration.id,
        details: {
          status: registration.status,
          application: application.id,
          product_version: registration.product_version_id,
        },
      })
    })
    return noContent
  },
})
