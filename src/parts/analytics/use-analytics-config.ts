import type { AnalyticsConfig } from '../../api'
import { type ReloadableRemote, usePortal, useRemote } from '../../state'

/** Asks whether the portal has analytics, null if it has none. */
export function useAnalyticsConfig(): ReloadableRemote<AnalyticsConfig | null> {
  const { api } = usePortal()
  return useRemote((signal) => api.analytics.config({ signal }), [api], { name: 'analytics-config' })
}
