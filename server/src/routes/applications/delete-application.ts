import { noContent, tagOf } from '../../http/answer'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { lockedApplication } from '../../http/own-application'
import { assertMatch } from '../../http/preconditions'
import { deleteApplication as removeApplication } from '../../store/applications'
import { recordChange } from '../../store/audit-log'

export const deleteApplication = operation<{ params: { applicationId: string } }>({
  id: 'deleteApplication',
  access: 'private-developer',

  async handle(call) {
    await call.services.database.db.transaction().execute(async (db) => {
      const application = await lockedApplication(call, db)
      assertMatch(call.request, tagOf(application))
      await removeApplication(db, application.id)
      await recordChange(db, {
        actor: actorOf(call),
        action: 'application.delete',
        subject: application.id,
        details: { name: application.name },
      })
    })
    return noContent
  },
})
