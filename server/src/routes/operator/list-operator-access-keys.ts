import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listAccessKeys } from '../../store/access-keys'

export const listOperatorAccessKeys = operation<{ query: PageQuery }>({
  id: 'listOperatorAccessKeys',
  access: 'operator',

  async handle({ query, services }) {
    return json(pageBody(await listAccessKeys(services.database.db, pageOf(query)), query))
  },
})
