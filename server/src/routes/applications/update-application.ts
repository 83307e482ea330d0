import { changeable, tagOf } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { assertMatch } from '../../http/preconditions'
import type { ApplicationInput } from '../../rules/application-input'
import { updateApplication as update } from '../../rules/applications'
import { inTransaction } from '../../store/transactions'

export const updateApplication = operation<{ params: { applicationId: string }; body: ApplicationInput }>({
  id: 'updateApplication',
  access: 'private-developer',

  async handle(call) {
    const { body, request, services } = call
    const application = await inTransaction(services.database.db, (db) =>
      update(db, ownedBy(call), body, {
        actor: actorOf(call),
        precondition: (current) => assertMatch(request, tagOf(current)),
      }),
    )
    return changeable(application)
  },
})
