import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listDevelopers } from '../../store/developers'
import type { AccountStatus } from '../../store/settings'

export const listOperatorDevelopers = operation<{
  query: PageQuery & { 'filter[status]'?: AccountStatus; 'filter[email]'?: string }
}>({
  id: 'listOperatorDevelopers',
  access: 'operator',

  async handle({ query, services }) {
    const filters = { status: query['filter[status]'], email: query['filter[email]'] }
    return json(pageBody(await listDevelopers(services.database.db, pageOf(query), filters), query))
  },
})
