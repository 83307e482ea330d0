import { actorOf } from '../../http/actor'
import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { sendInvitation } from '../../rules/invitations'

export const sendOperatorInvitation = operation<{ params: { invitationId: string } }>({
  id: 'sendOperatorInvitation',
  access: 'operator',
  isForUsers: true,

  async handle(call) {
    const { params, services } = call
    return json(await sendInvitation(services.database, params.invitationId, actorOf(call)))
  },
})
