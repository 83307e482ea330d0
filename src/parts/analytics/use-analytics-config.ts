import type { AnalyticsConfig } from '../../api'
import { type ReloadableRemote, usePortal, useRead } from '../../state'
import { analyticsConfigRead } from './analytics-config-read'
import { DAY_MS } from './time-range'

const allowedMs = { '24h': DAY_MS, '90d': 90 * DAY_MS } as const

/** Reads the analytics of the portal, null if it has none. The period that the portal allows limits how far back they go. */
export function useAnalyticsConfig(): ReloadableRemote<AnalyticsConfig | null> {
  const { context } = usePortal()
  const config = useRead(analyticsConfigRead)
  if (config.status !== 'ready' || !config.data) return config
  // Known by now: whatever is asked of a portal waits for its context.
  const allowed = allowedMs[context.current?.allowedTimePeriod ?? '24h']
  return { ...config, data: { ...config.data, retention_ms: Math.min(config.data.retention_ms, allowed) } }
}
