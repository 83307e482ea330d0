import type { Dimension, Measure, TrafficFilter, TrafficQuery } from '../../traffic/traffic-query'
import type {
  AnalyticsDimension,
  AnalyticsFilter,
  AnalyticsMetric,
  AnalyticsRequest,
} from './analytics-request'

const dayMs = 86_400_000

export const columns: Record<Exclude<AnalyticsDimension, 'TIME'>, Dimension> = {
  API_PRODUCT_VERSION: 'product_version_id',
  APPLICATION: 'application_id',
  STATUS_CODE: 'status',
  STATUS_CODE_GROUPED: 'status_class',
}

const measures = {
  RESPONSE_LATENCY: 'latency',
  RESPONSE_SIZE: 'response_size',
  REQUEST_SIZE: 'request_size',
} as const

/** Returns the dimensions beside time, in their order. */
export function groupsOf({ dimensions = [] }: AnalyticsRequest): Exclude<AnalyticsDimension, 'TIME'>[] {
  return dimensions.filter((dimension) => dimension !== 'TIME')
}

/** Returns the length of a time bucket in milliseconds; the whole range without `TIME`. */
export function granularityOf({
  start_ms,
  end_ms,
  dimensions = [],
  granularity_ms = dayMs,
}: AnalyticsRequest): number {
  return dimensions.includes('TIME') ? granularity_ms : end_ms - start_ms + 1
}

/** @param applications - Those of the caller. */
export function trafficQueryOf(request: AnalyticsRequest, applications: readonly string[]): TrafficQuery {
  return {
    measure: measureOf(request.metrics[0]),
    start: request.start_ms,
    end: request.end_ms + 1,
    granularity: request.dimensions?.includes('TIME') ? granularityOf(request) : undefined,
    dimensions: groupsOf(request).map((dimension) => columns[dimension]),
    filters: (request.filter ?? []).map(filterOf),
    applications,
  }
}

function measureOf(metric: AnalyticsMetric): Measure {
  if (metric === 'REQUEST_COUNT' || metric === 'REQUEST_PER_MINUTE') return 'requests'
  const separator = metric.lastIndexOf('_P')
  const of = measures[metric.slice(0, separator) as keyof typeof measures]
  return { of, quantile: Number(metric.slice(separator + 2)) / 100 }
}

function filterOf({ dimension, type, values }: AnalyticsFilter): TrafficFilter {
  return {
    dimension: columns[dimension],
    // `4XX` is the class 4.
    values: dimension === 'STATUS_CODE_GROUPED' ? values.map((value) => Number(String(value)[0])) : values,
    isExcluded: type === 'NOT_IN',
  }
}
