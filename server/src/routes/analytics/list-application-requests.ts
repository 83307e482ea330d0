import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { ownedBy } from '../../http/owned-application'
import { Problem } from '../../http/problem'
import { requestsPageBody, requestsQueryOf, type RequestsPageQuery } from '../../http/requests-page'
import { requestsPeriodOf } from '../../rules/analytics/period'
import { readRequests } from '../../rules/analytics/read-requests'
import { ownedApplication } from '../../rules/applications'
import { databaseTime } from '../../store/clock'

export const listApplicationRequests = operation<{
  params: { applicationId: string }
  query: RequestsPageQuery
}>({
  id: 'listApplicationRequests',
  access: 'private-developer',
  isCompressed: true,

  async handle(call) {
    const { portal, services } = call
    const { db } = services.database
    const period = requestsPeriodOf(portal.settings)
    if (!portal.settings.analytics || period === 0) throw new Problem('notFound')
    const { id } = await ownedApplication(db, ownedBy(call))
    const since = new Date((await databaseTime(db)).getTime() - period)
    const query = { ...requestsQueryOf(call.query), applications: [id], since }
    return json(requestsPageBody(await readRequests({ db, traffic: services.traffic }, query)))
  },
})
