import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { periodOf, requestsPeriodOf } from '../../rules/analytics/period'

export const getApplicationAnalyticsConfig = operation({
  id: 'getApplicationAnalyticsConfig',
  access: 'private-developer',

  handle({ portal: { settings } }) {
    const requestsMs = requestsPeriodOf(settings)
    const requests = requestsMs === 0 ? null : { retention_ms: requestsMs, fields: settings.requests.fields }
    const analytics = settings.analytics
      ? { percentiles: true, retention_ms: periodOf(settings), requests }
      : null
    return Promise.resolve(json({ analytics }))
  },
})
