import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { ownApplication } from '../../http/own-application'
import { Problem } from '../../http/problem'
import { recordChange } from '../../store/audit-log'
import { renameCredential } from '../../store/credentials'

export const updateCredential = operation<{
  params: { applicationId: string; credentialId: string }
  body: { display_name: string }
}>({
  id: 'updateCredential',
  access: 'private-developer',

  async handle(call) {
    const { params, body, services } = call
    const display_name = body.display_name.trim()
    if (display_name === '')
      throw new Problem('invalidRequest', {
        invalidParameters: [{ field: 'display_name', source: 'body', rule: 'min_length', minimum: 1 }],
      })
    await services.database.db.transaction().execute(async (db) => {
      const application = await ownApplication(call, db)
      const id = params.credentialId
      if (!(await renameCredential(db, application.id, { id, display_name }))) throw new Problem('notFound')
      await recordChange(db, {
        actor: actorOf(call),
        action: 'credential.rename',
        subject: id,
        details: { name: display_name, application: application.id },
      })
    })
    return { status: 200 }
  },
})
