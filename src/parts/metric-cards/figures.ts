import type { AnalyticsQuery, AnalyticsResult } from '../../api'
import type { TimeRange } from '../analytics/time-range'
import { type AnalyticsSource, queryAnalytics } from '../analytics/query-analytics'
import { filterOf, type TrafficScope } from '../analytics/traffic-scope'

/** Share of requests that were answered with an error, from which it is marked as high. */
export const HIGH_ERROR_RATE = 0.05

/** Requests of a period, all and those that were answered with an error. */
export interface RequestFigures {
  readonly requests: number
  readonly errors: number
}

const rangeOf = ({ start, end }: TimeRange) => ({ start_ms: start, end_ms: end - 1 })

const valueOf = (
  event: AnalyticsResult['records'][number]['event'],
  metric: AnalyticsQuery['metrics'][number],
) => Number(event[metric] ?? 0)

export async function countRequests(
  api: AnalyticsSource,
  scope: TrafficScope,
  range: TimeRange,
  signal: AbortSignal,
): Promise<RequestFigures> {
  const { records } = await queryAnalytics(
    api,
    {
      ...rangeOf(range),
      metrics: ['REQUEST_COUNT'],
      dimensions: ['STATUS_CODE_GROUPED'],
      filter: filterOf(scope),
    },
    signal,
  )
  const counts = records.map(({ event }) => ({
    isError: /^[45]/.test(String(event.STATUS_CODE_GROUPED)),
    count: valueOf(event, 'REQUEST_COUNT'),
  }))
  const sum = (some: typeof counts) => some.reduce((total, { count }) => total + count, 0)
  return { requests: sum(counts), errors: sum(counts.filter(({ isError }) => isError)) }
}

/** Returns the latency that 99 of 100 requests stay below, in milliseconds; undefined without requests. */
export async function latencyOf(
  api: AnalyticsSource,
  scope: TrafficScope,
  range: TimeRange,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { records } = await queryAnalytics(
    api,
    { ...rangeOf(range), metrics: ['RESPONSE_LATENCY_P99'], dimensions: [], filter: filterOf(scope) },
    signal,
  )
  const [record] = records
  return record && valueOf(record.event, 'RESPONSE_LATENCY_P99')
}
