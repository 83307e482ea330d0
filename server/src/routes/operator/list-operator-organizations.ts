import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listOrganizations } from '../../store/organizations'

export const listOperatorOrganizations = operation<{ query: PageQuery }>({
  id: 'listOperatorOrganizations',
  access: 'operator',
  isCompressed: true,

  async handle({ query, services }) {
    return json(pageBody(await listOrganizations(services.database.db, pageOf(query)), query))
  },
})
