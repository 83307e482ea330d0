import { mayDo } from '../../http/access-key'
import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageOf, type PageQuery } from '../../http/paging'
import { queryAuditLog } from '../../rules/audit-queries'

export const listOperatorAuditLog = operation<{
  query: PageQuery & Partial<Record<`filter[${'about' | 'action' | 'actor' | 'since' | 'subject'}]`, string>>
}>({
  id: 'listOperatorAuditLog',
  access: 'operator',

  async handle(call) {
    const { query, services } = call
    const since = query['filter[since]']
    const filters = {
      about: query['filter[about]'],
      subject: query['filter[subject]'],
      actor: query['filter[actor]'],
      action: query['filter[action]'],
      since: since === undefined ? undefined : new Date(since),
      withoutKeys: !mayDo(call, 'readKeyEntries'),
    }
    const result = await queryAuditLog(services.database.db, filters, pageOf(query))
    return json({ data: result.outcome === 'found' ? result.data : [] })
  },
})
