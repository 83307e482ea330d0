import { json } from '../../http/operation-response'
import { accountOf } from '../../http/account'
import { operation } from '../../http/operation'
import { filtersOn, pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listApplications as queryApplications } from '../../store/applications'

export const listApplications = operation<{ query: PageQuery }>({
  id: 'listApplications',
  access: 'private-developer',
  isCompressed: true,

  async handle(call) {
    const { query, services } = call
    const filters = {
      name: filtersOn(query, 'name'),
      strategyId: filtersOn(query, 'auth_strategy_id'),
    }
    const applications = await queryApplications(
      services.database.db,
      accountOf(call).id,
      pageOf(query),
      filters,
    )
    return json(pageBody(applications, query))
  },
})
