import { noContent } from '../../http/answer'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { ownApplication } from '../../http/own-application'
import { Problem } from '../../http/problem'
import { recordChange } from '../../store/audit-log'
import { deleteCredential as removeCredential } from '../../store/credentials'
import { assertKeysAreKept } from './kept-keys'

export const deleteCredential = operation<{ params: { applicationId: string; credentialId: string } }>({
  id: 'deleteCredential',
  access: 'private-developer',

  async handle(call) {
    const { params, services } = call
    await services.database.db.transaction().execute(async (db) => {
      const application = await ownApplication(call, db)
      assertKeysAreKept(application)
      const name = await removeCredential(db, application.id, params.credentialId)
      if (name === undefined) throw new Problem('notFound')
      await recordChange(db, {
        actor: actorOf(call),
        action: 'credential.revoke',
        subject: params.credentialId,
        details: { name, application: application.id },
      })
    })
    return noContent
  },
})
