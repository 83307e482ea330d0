import { noContent, tagOf } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { assertMatch } from '../../http/preconditions'
import { withdrawRegistration } from '../../rules/registrations'

export const deleteApplicationRegistration = operation<{
  params: { applicationId: string; registrationId: string }
}>({
  id: 'deleteApplicationRegistration',
  access: 'private-developer',

  async handle(call) {
    const { params, request, services } = call
    await services.database.db.transaction().execute((db) =>
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
