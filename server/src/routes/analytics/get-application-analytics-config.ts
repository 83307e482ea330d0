import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { periodOf } from '../../rules/analytics/period'

export const getApplicationAnalyticsConfig = operation({
  id: 'getApplicationAnalyticsConfig',
  access: 'private-developer',

  handle({ portal: { settings } }) {
    const analytics = settings.analytics ? { percentiles: true, retention_ms: periodOf(settings) } : null
    return Promise.resolve(json({ analytics }))
  },
})
