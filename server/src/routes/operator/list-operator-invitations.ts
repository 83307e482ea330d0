import { listOperation } from '../../http/list-operation'
import { listInvitations, type InvitationState } from '../../store/invitations'

export const listOperatorInvitations = listOperation<{
  'filter[state]'?: InvitationState
  'filter[email]'?: string
}>({
  id: 'listOperatorInvitations',
  read: ({ query, services }, section) =>
    listInvitations(services.database.db, section, {
      state: query['filter[state]'],
      email: query['filter[email]'],
    }),
})
