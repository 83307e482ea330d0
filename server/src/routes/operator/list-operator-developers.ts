import { json } from '../../http/answer'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listDevelopers } from '../../store/developers'
import type { AccountStatus } from '../../store/settings'

export const listOperatorDevelopers = operation<{
  query: PageQuery & { 'filter[status]'?: AccountStatus }
}>({
  id: 'listOperatorDevelopers',
  access: 'operator',

  async handle({ query, services }) {
    const filters = { status: query['filter[status]'] }
    return json(pageBody(await listDevelopers(services.database.db, pageOf(query), filters), query))
  },
})
