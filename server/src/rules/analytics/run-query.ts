import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../store/schema'
import type { TrafficGroup } from '../../traffic/traffic-query'
import type { TrafficStore } from '../../traffic/traffic-store'
import type { AnalyticsMetric, AnalyticsRequest, AnalyticsResponse } from './analytics-request'
import { displayNames } from './display-names'
import { granularityOf, groupsOf, trafficQueryOf } from './traffic-query-of'

/** Charts with more series than this tell nobody anything. */
const mostValues = 50
const minuteMs = 60_000

/** Answers a query over the applications of the caller. */
export async function runQuery(
  { db, traffic }: { db: Kysely<Schema>; traffic: TrafficStore },
  request: AnalyticsRequest,
  applications: readonly string[],
): Promise<AnalyticsResponse> {
  const found = await traffic.query(trafficQueryOf(request, applications))
  const dimensions = groupsOf(request)
  const largest = dimensions.map((_dimension, index) => largestValues(found, index))
  const groups = found.filter(({ keys }) => keys.every((key, index) => largest[index]?.has(key)))
  const names = await Promise.all(
    dimensions.map((dimension, index) => displayNames(db, dimension, [...(largest[index] ?? [])])),
  )
  const [metric] = request.metrics
  const granularity = granularityOf(request)
  return {
    meta: {
      dimensions: Object.fromEntries(
        dimensions.map((dimension, index) => [dimension, [...(names[index]?.values() ?? [])].sort()]),
      ),
      metric_names: [metric],
      metric_units: { [metric]: unitOf(metric) },
      start_ms: request.start_ms,
      end_ms: request.end_ms,
      truncated: groups.length < found.length,
      granularity,
      query_id: randomUUID(),
    },
    records: groups
      .sort((a, b) => a.bucket - b.bucket || a.keys.join().localeCompare(b.keys.join()))
      .map(({ bucket, keys, value }) => {
        const start = request.start_ms + bucket * granularity
        const minutes = (Math.min(start + granularity, request.end_ms + 1) - start) / minuteMs
        const named = dimensions.map((dimension, index) => [
          dimension,
          names[index]?.get(keys[index] ?? '') ?? '',
        ])
        return {
          event: {
            ...(Object.fromEntries(named) as Record<string, string>),
            [metric]: rounded(metric === 'REQUEST_PER_MINUTE' ? value / minutes : value),
          },
          timestamp: new Date(start).toISOString(),
        }
      }),
  }
}

/** Returns the values with the most requests. */
function largestValues(groups: readonly TrafficGroup[], index: number): Set<string> {
  const requests = new Map<string, number>()
  for (const group of groups) {
    const key = group.keys[index] ?? ''
    requests.set(key, (requests.get(key) ?? 0) + group.requests)
  }
  const sorted = [...requests].sort(([, a], [, b]) => b - a)
  return new Set(sorted.slice(0, mostValues).map(([key]) => key))
}

function unitOf(metric: AnalyticsMetric): 'count' | 'count/minute' | 'ms' | 'bytes' {
  if (metric === 'REQUEST_COUNT') return 'count'
  if (metric === 'REQUEST_PER_MINUTE') return 'count/minute'
  return metric.startsWith('RESPONSE_LATENCY') ? 'ms' : 'bytes'
}

/** Percentiles are exact to 1 %; more digits would promise more. */
const rounded = (value: number) => Math.round(value * 1000) / 1000
