import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { requestsPageBody, requestsQueryOf, type RequestsPageQuery } from '../../http/requests-page'
import { requestsPeriodOf } from '../../rules/analytics/period'
import { findRequestedApplications, readRequests } from '../../rules/analytics/read-requests'
import { databaseTime } from '../../store/clock'

export const listOperatorRequests = operation<{
  query: RequestsPageQuery & { 'filter[application_id]'?: string; 'filter[developer_id]'?: string }
}>({
  id: 'listOperatorRequests',
  access: 'operator',
  isCompressed: true,

  async handle({ query, portal, services }) {
    const { db } = services.database
    const since = new Date((await databaseTime(db)).getTime() - requestsPeriodOf(portal.settings))
    const applications = await findRequestedApplications(db, {
      developerId: query['filter[developer_id]'],
      applicationId: query['filter[application_id]'],
    })
    const page = await readRequests(
      { db, traffic: services.traffic },
      { ...requestsQueryOf(query), applications, since },
    )
    return json(requestsPageBody(page))
  },
})
