import type { AnalyticsConfig, PortalApi } from '../../api'
import { type ReloadableRemote, usePortal, useRemote } from '../../state'

export const loadAnalyticsConfig = async (
  api: PortalApi,
  signal?: AbortSignal,
): Promise<AnalyticsConfig | null> => (await api.GET('/api/v2/stats/config', { signal })).analytics

/** Asks whether the portal has analytics, null if it has none. */
export function useAnalyticsConfig(): ReloadableRemote<AnalyticsConfig | null> {
  const { api } = usePortal()
  return useRemote((signal) => loadAnalyticsConfig(api, signal), [api], { name: 'analytics-config' })
}
