import { mayDo } from '../../http/access-key'
import { listOperation } from '../../http/list-operation'
import { queryAuditLog } from '../../rules/audit-queries'

export const listOperatorAuditLog = listOperation<
  Partial<Record<`filter[${'about' | 'action' | 'actor' | 'since' | 'subject'}]`, string>>
>({
  id: 'listOperatorAuditLog',
  async read(call, section) {
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
    const result = await queryAuditLog(services.database.db, filters, section)
    return result.outcome === 'found' ? result : { data: [], next: null }
  },
})
