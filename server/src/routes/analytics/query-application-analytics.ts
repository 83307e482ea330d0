import { json } from '../../http/operation-response'
import { accountOf } from '../../http/account'
import type { InvalidParameter } from '../../http/invalid-parameters'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import type { AnalyticsRequest } from '../../rules/analytics/analytics-request'
import { periodOf, toleranceMs } from '../../rules/analytics/period'
import { runQuery } from '../../rules/analytics/run-query'
import { granularityOf } from '../../rules/analytics/traffic-query-of'
import { listApplicationIds } from '../../store/applications'
import { databaseTime } from '../../store/clock'

const mostBuckets = 5000

/** Limited to the caller's own applications, whatever the filters say. */
export const queryApplicationAnalytics = operation<{ body: AnalyticsRequest }>({
  id: 'queryApplicationAnalytics',
  access: 'private-developer',
  isCompressed: true,

  async handle(call) {
    const { body, portal, services } = call
    if (!portal.settings.analytics) throw new Problem('notFound')
    const { db } = services.database
    const earliest = (await databaseTime(db)).getTime() - periodOf(portal.settings) - toleranceMs
    const invalidParameters = mistakesOf(body, earliest)
    if (invalidParameters.length > 0) throw new Problem('invalidRequest', { invalidParameters })
    const applications = await listApplicationIds(db, accountOf(call).id)
    if (namesForeign(body, new Set(applications))) throw new Problem('accessDenied')
    return json(await runQuery({ db, traffic: services.traffic }, body, applications))
  },
})

function mistakesOf(request: AnalyticsRequest, earliest: number): InvalidParameter[] {
  const { start_ms, end_ms, dimensions = [] } = request
  const found: InvalidParameter[] = []
  if (start_ms < earliest) found.push({ field: 'start_ms', source: 'body', rule: 'min', minimum: earliest })
  if (end_ms < start_ms) found.push({ field: 'end_ms', source: 'body', rule: 'min', minimum: start_ms })
  else if ((end_ms + 1 - start_ms) / granularityOf(request) > mostBuckets) {
    const minimum = Math.ceil((end_ms + 1 - start_ms) / mostBuckets)
    found.push({ field: 'granularity_ms', source: 'body', rule: 'min', minimum })
  }
  if (new Set(dimensions).size < dimensions.length)
    found.push({ field: 'dimensions', source: 'body', rule: 'invalid' })
  return found
}

function namesForeign({ filter = [] }: AnalyticsRequest, own: ReadonlySet<string>): boolean {
  return filter.some(
    ({ dimension, values }) => dimension === 'APPLICATION' && values.some((id) => !own.has(String(id))),
  )
}
