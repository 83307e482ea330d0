import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { filtersOn, pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listStrategies } from '../../store/auth-strategies'

export const listApplicationAuthStrategies = operation<{ query: PageQuery }>({
  id: 'listApplicationAuthStrategies',
  access: 'private-developer',

  async handle({ query, services }) {
    const strategies = await listStrategies(services.database.db, pageOf(query), {
      name: filtersOn(query, 'name'),
      credentialType: filtersOn(query, 'credential_type'),
    })
    return json(pageBody(strategies, query))
  },
})
