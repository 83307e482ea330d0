import { noContent, tagOf } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { assertMatch } from '../../http/preconditions'
import { removeApplication } from '../../rules/applications'
import { inTransaction } from '../../store/transactions'

export const deleteApplication = operation<{ params: { applicationId: string } }>({
  id: 'deleteApplication',
  access: 'private-developer',

  async handle(call) {
    await inTransaction(call.services.database.db, (db) =>
      removeApplication(db, ownedBy(call), {
        actor: actorOf(call),
        precondition: (current) => assertMatch(call.request, tagOf(current)),
      }),
    )
    return noContent
  },
})
