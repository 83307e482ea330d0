import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { orderOf, pageBody, pageOf, type PageQuery } from '../../http/paging'
import { credentialsOf } from '../../rules/credentials'
import type { CredentialOrder } from '../../store/credentials'

export const listCredentials = operation<{
  params: { applicationId: string }
  query: PageQuery & { sort?: string }
}>({
  id: 'listCredentials',
  access: 'private-developer',

  async handle(call) {
    const { query, services } = call
    const order = orderOf<CredentialOrder['column']>(query.sort)
    return json(
      pageBody(await credentialsOf(services.database.db, ownedBy(call), pageOf(query), order), query),
    )
  },
})
