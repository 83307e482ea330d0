import type { AnalyticsConfig, Read } from '../../api'

/** Whether the portal has analytics, null if it has none. */
export const analyticsConfigRead: Read<AnalyticsConfig | null> = {
  key: ['/api/v2/stats/config'],
  load: async (api, signal) => (await api.GET('/api/v2/stats/config', { signal })).analytics,
}
