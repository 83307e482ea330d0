import type { Operation } from '../../http/operation'
import { getApplicationAnalyticsConfig } from './get-application-analytics-config'
import { listApplicationRequests } from './list-application-requests'
import { queryApplicationAnalytics } from './query-application-analytics'

export const analyticsOperations: readonly Operation[] = [
  getApplicationAnalyticsConfig,
  listApplicationRequests,
  queryApplicationAnalytics,
]
