import type { PortalSettings } from '../../store/settings'

const hourMs = 3_600_000
const periods: Record<PortalSettings['allowed_time_period'], number> = {
  '24h': 24 * hourMs,
  '90d': 90 * 24 * hourMs,
}

/** Queries that start at the edge of the period are sent a moment later, and often start at a full hour. */
export const toleranceMs = hourMs

/** Returns how far back single requests can be read, in milliseconds. */
export function requestsPeriodOf(settings: PortalSettings): number {
  return Math.min(settings.requests.days * 24 * hourMs, periodOf(settings))
}

/** Returns how far back developers may look, in milliseconds. */
export function periodOf({ allowed_time_period }: PortalSettings): number {
  return periods[allowed_time_period]
}
