import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { listReviews } from '../../store/registration-review'
import type { RegistrationStatus } from '../../store/settings'

export const listOperatorRegistrations = operation<{
  query: PageQuery & { 'filter[status]'?: RegistrationStatus; 'filter[waiting]'?: boolean }
}>({
  id: 'listOperatorRegistrations',
  access: 'operator',
  isCompressed: true,

  async handle({ query, services }) {
    const filters = { status: query['filter[status]'], isUndecided: query['filter[waiting]'] }
    return json(pageBody(await listReviews(services.database.db, pageOf(query), filters), query))
  },
})
