import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listAccounts } from '../../store/accounts'
import type { AccountStatus } from '../../store/settings'

export const listOperatorDevelopers = operation<{
  query: PageQuery & { 'filter[status]'?: AccountStatus; 'filter[email]'?: string }
}>({
  id: 'listOperatorDevelopers',
  access: 'operator',

  async handle({ query, services }) {
    const filters = {
      kind: 'developer' as const,
      status: query['filter[status]'],
      email: query['filter[email]'],
    }
    return json(pageBody(await listAccounts(services.database.db, pageOf(query), filters), query))
  },
})
