/** A query as the contract has it, after validation. */
export interface AnalyticsRequest {
  start_ms: number
  end_ms: number
  metrics: [AnalyticsMetric]
  dimensions?: AnalyticsDimension[]
  granularity_ms?: number
  filter?: AnalyticsFilter[]
}

export type AnalyticsDimension =
  | 'API_PRODUCT_VERSION'
  | 'APPLICATION'
  | 'STATUS_CODE'
  | 'STATUS_CODE_GROUPED'
  | 'TIME'

type Percentile = 'P99' | 'P95' | 'P50'
export type AnalyticsMetric =
  | 'REQUEST_COUNT'
  | 'REQUEST_PER_MINUTE'
  | `${'RESPONSE_LATENCY' | 'RESPONSE_SIZE' | 'REQUEST_SIZE'}_${Percentile}`

export interface AnalyticsFilter {
  dimension: Exclude<AnalyticsDimension, 'TIME'>
  type: 'IN' | 'NOT_IN'
  values: (string | number)[]
}

export interface AnalyticsResponse {
  meta: {
    dimensions: Partial<Record<AnalyticsDimension, string[]>>
    metric_names: [AnalyticsMetric]
    metric_units: Partial<Record<AnalyticsMetric, 'count' | 'count/minute' | 'ms' | 'bytes'>>
    start_ms: number
    end_ms: number
    truncated: boolean
    granularity: number
    query_id: string
  }
  records: { event: Record<string, string | number>; timestamp: string }[]
}
