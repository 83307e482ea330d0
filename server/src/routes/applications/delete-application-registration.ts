import { noContent, tagOf } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { assertMatch } from '../../http/preconditions'
import { withdrawRegistration } from '../../rules/registrations'
import { inTransaction } from '../../store/transactions'

export const deleteApplicationRegistration = operation<{
  params: { applicationId: string; registrationId: string }
}>({
  id: 'deleteApplicationRegistration',
  access: 'private-developer',

  async handle(call) {
    const { params, request, services } = call
    await inTransaction(services.database.db, (db) =>
      withdrawRegistration(db, ownedBy(call), {
        id: params.registrationId,
        viewer: call.viewer,
        actor: actorOf(call),
        precondition: (current) => assertMatch(request, tagOf(current)),
      }),
    )
    return noContent
  },
})
