import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listSigningKeyPeriods } from '../../store/signing-keys'

export const listOperatorSigningKeys = operation<{ query: PageQuery }>({
  id: 'listOperatorSigningKeys',
  access: 'operator',

  async handle({ query, services }) {
    return json(pageBody(await listSigningKeyPeriods(services.database.db, pageOf(query)), query))
  },
})
