import { json } from '../../http/answer'
import { operation } from '../../http/operation'
import { ownApplication } from '../../http/own-application'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listCredentials as queryCredentials } from '../../store/credentials'
import { assertKeysAreKept } from './kept-keys'

export const listCredentials = operation<{ params: { applicationId: string }; query: PageQuery }>({
  id: 'listCredentials',
  access: 'private-developer',

  async handle(call) {
    const { query, services } = call
    const application = await ownApplication(call, services.database.db)
    assertKeysAreKept(application)
    return json(pageBody(await queryCredentials(services.database.db, application.id, pageOf(query)), query))
  },
})
