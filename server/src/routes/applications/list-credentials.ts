import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { credentialsOf } from '../../rules/credentials'

export const listCredentials = operation<{ params: { applicationId: string }; query: PageQuery }>({
  id: 'listCredentials',
  access: 'private-developer',

  async handle(call) {
    const { query, services } = call
    return json(pageBody(await credentialsOf(services.database.db, ownedBy(call), pageOf(query)), query))
  },
})
