import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listStrategies } from '../../store/auth-strategies'

export const listOperatorAuthStrategies = operation<{ query: PageQuery }>({
  id: 'listOperatorAuthStrategies',
  access: 'operator',

  async handle({ query, services }) {
    return json(pageBody(await listStrategies(services.database.db, pageOf(query)), query))
  },
})
