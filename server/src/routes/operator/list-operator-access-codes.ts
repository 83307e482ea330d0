import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listAccessCodes } from '../../store/access-codes'

export const listOperatorAccessCodes = operation<{ query: PageQuery }>({
  id: 'listOperatorAccessCodes',
  access: 'operator',

  async handle({ query, services }) {
    return json(pageBody(await listAccessCodes(services.database.db, pageOf(query)), query))
  },
})
