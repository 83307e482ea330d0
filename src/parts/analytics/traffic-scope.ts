import type { AnalyticsQuery } from '../../api'

type AnalyticsFilter = NonNullable<AnalyticsQuery['filter']>[number]

/** Whose requests are counted. */
export interface TrafficScope {
  /** IDs of own applications. */
  readonly applications: readonly string[]
  /** IDs of product versions. Empty: all. */
  readonly versions: readonly string[]
}

/** Returns the conditions of a scope, and of a class of status codes. */
export function filterOf(
  { applications, versions }: TrafficScope,
  statusClass?: '4XX' | '5XX',
): AnalyticsFilter[] {
  const filter: AnalyticsFilter[] = [{ dimension: 'APPLICATION', type: 'IN', values: [...applications] }]
  if (versions.length > 0)
    filter.push({ dimension: 'API_PRODUCT_VERSION', type: 'IN', values: [...versions] })
  if (statusClass) filter.push({ dimension: 'STATUS_CODE_GROUPED', type: 'IN', values: [statusClass] })
  return filter
}
