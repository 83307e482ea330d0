import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listInvitations, type InvitationState } from '../../store/invitations'

export const listOperatorInvitations = operation<{
  query: PageQuery & { 'filter[state]'?: InvitationState; 'filter[email]'?: string }
}>({
  id: 'listOperatorInvitations',
  access: 'operator',

  async handle({ query, services }) {
    const filters = { state: query['filter[state]'], email: query['filter[email]'] }
    return json(pageBody(await listInvitations(services.database.db, pageOf(query), filters), query))
  },
})
