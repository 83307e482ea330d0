import { json } from '../../http/operation-response'
import { developerOf } from '../../http/developer'
import { operation } from '../../http/operation'
import { filtersOn, pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listApplications as queryApplications } from '../../store/applications'

export const listApplications = operation<{ query: PageQuery }>({
  id: 'listApplications',
  access: 'private-developer',

  async handle(call) {
    const { query, services } = call
    const filters = {
      name: filtersOn(query, 'name'),
      strategyId: filtersOn(query, 'auth_strategy_id'),
    }
    const applications = await queryApplications(
      services.database.db,
      developerOf(call).id,
      pageOf(query),
      filters,
    )
    return json(pageBody(applications, query))
  },
})
