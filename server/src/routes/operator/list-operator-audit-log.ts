import { json } from '../../http/answer'
import { operation } from '../../http/operation'
import { pageOf, type PageQuery } from '../../http/paging'
import { listChanges } from '../../store/audit-log'

export const listOperatorAuditLog = operation<{
  query: PageQuery & { 'filter[about]'?: string; 'filter[action]'?: string; 'filter[since]'?: string }
}>({
  id: 'listOperatorAuditLog',
  access: 'operator',

  async handle({ query, services }) {
    const since = query['filter[since]']
    const filters = {
      about: query['filter[about]'],
      action: query['filter[action]'],
      since: since === undefined ? undefined : new Date(since),
    }
    return json({ data: await listChanges(services.database.db, filters, pageOf(query)) })
  },
})
