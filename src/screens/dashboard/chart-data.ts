import type { AnalyticsQuery, AnalyticsResult } from '../../api'
import { evenRanges } from '../../parts/analytics/time-range'
import { type AnalyticsSource, queryAnalytics } from '../../parts/analytics/query-analytics'
import { filterOf, type TrafficScope } from '../../parts/analytics/traffic-scope'
import type { ShownRange } from '../../parts/analytics/periods'

export interface TimeChartQuery {
  readonly metric: 'REQUEST_COUNT' | 'RESPONSE_LATENCY_P99'
  readonly statusClass?: '4XX' | '5XX'
}

/** Values of one product version, or of one status code. */
export interface Named<T> {
  readonly name: string
  readonly values: T
}

interface ChartData {
  readonly range: ShownRange
  /** Only the largest are there. */
  readonly isCut: boolean
}

export interface TimeData extends ChartData {
  /** By name. Each has a value for each step of the range; null where nothing was measured. */
  readonly series: readonly Named<readonly (number | null)[]>[]
}

export interface ShareData extends ChartData {
  readonly shares: readonly Named<number>[]
}

/** Loads a metric over time by product version: in several parts where the length of days changes. */
export async function loadTimeData(
  api: AnalyticsSource,
  { metric, statusClass }: TimeChartQuery,
  scope: TrafficScope,
  range: ShownRange,
  signal: AbortSignal,
): Promise<TimeData> {
  const results = await Promise.all(
    evenRanges(range.edges).map(({ start, end, granularity }) =>
      queryAnalytics(
        api,
        {
          start_ms: start,
          end_ms: end - 1,
          granularity_ms: granularity,
          metrics: [metric],
          dimensions: ['TIME', 'API_PRODUCT_VERSION'],
          filter: filterOf(scope, statusClass),
        },
        signal,
      ),
    ),
  )
  return { range, series: seriesOf(results, metric, range.edges), isCut: isCut(results) }
}

function seriesOf(
  results: readonly AnalyticsResult[],
  metric: TimeChartQuery['metric'],
  edges: readonly number[],
): TimeData['series'] {
  const positions = new Map(edges.slice(0, -1).map((edge, at) => [edge, at]))
  const empty = metric === 'REQUEST_COUNT' ? 0 : null
  const byName = new Map<string, (number | null)[]>()
  for (const { event, timestamp } of results.flatMap(({ records }) => records)) {
    const at = positions.get(Date.parse(timestamp))
    if (at === undefined) continue
    const name = String(event.API_PRODUCT_VERSION)
    const values = byName.get(name) ?? Array.from(positions, () => empty)
    values[at] = Number(event[metric])
    byName.set(name, values)
  }
  return sorted(byName)
}

/** Loads how many requests had each status code of a class. */
export async function loadShareData(
  api: AnalyticsSource,
  statusClass: '4XX' | '5XX',
  scope: TrafficScope,
  range: ShownRange,
  signal: AbortSignal,
): Promise<ShareData> {
  const query: AnalyticsQuery = {
    start_ms: range.start,
    end_ms: range.end - 1,
    metrics: ['REQUEST_COUNT'],
    dimensions: ['STATUS_CODE'],
    filter: filterOf(scope, statusClass),
  }
  const result = await queryAnalytics(api, query, signal)
  const counts = result.records.map(
    ({ event }) => [String(event.STATUS_CODE), Number(event.REQUEST_COUNT)] as const,
  )
  return { range, shares: sorted(new Map(counts)), isCut: isCut([result]) }
}

const isCut = (results: readonly AnalyticsResult[]) => results.some(({ meta }) => meta.truncated)

const sorted = <T>(byName: ReadonlyMap<string, T>): Named<T>[] =>
  Array.from(byName, ([name, values]) => ({ name, values })).sort((a, b) =>
    a.name.localeCompare(b.name, undefined, { numeric: true }),
  )
