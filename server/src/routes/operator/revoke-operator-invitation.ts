import { actorOf } from '../../http/actor'
import { noContent } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { revokeInvitation } from '../../rules/invitations'

export const revokeOperatorInvitation = operation<{ params: { invitationId: string } }>({
  id: 'revokeOperatorInvitation',
  access: 'operator',

  async handle(call) {
    const { params, services } = call
    await revokeInvitation(services.database, params.invitationId, actorOf(call))
    return noContent
  },
})
