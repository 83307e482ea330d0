/** What a traffic query measures: how many requests, or a quantile of one of their sizes. */
export type Measure = 'requests' | { of: RequestMeasure; quantile: number }

export type RequestMeasure = 'latency' | 'request_size' | 'response_size'

/** Columns by which requests are grouped and filtered. `status_class` is the first digit of the status. */
export type Dimension = 'application_id' | 'product_version_id' | 'status' | 'status_class'

export interface TrafficFilter {
  dimension: Dimension
  values: readonly (string | number)[]
  /** Whether the values are left out instead. */
  isExcluded: boolean
}

export interface TrafficQuery {
  measure: Measure
  /** Unix time in milliseconds, inclusive. */
  start: number
  /** Unix time in milliseconds, exclusive. */
  end: number
  /** Length of a time bucket in milliseconds, counted from `start`. Undefined: one bucket. */
  granularity?: number
  dimensions: readonly Dimension[]
  filters: readonly TrafficFilter[]
  /** Only requests of these applications are looked at. */
  applications: readonly string[]
}

export interface TrafficGroup {
  /** Number of the time bucket, from 0. */
  bucket: number
  /** Values of `dimensions`, in their order. */
  keys: string[]
  /** Requests, or the quantile in its unit. */
  value: number
  /** How many requests the group has, where they were counted. */
  requests: number
}

/** A request as gateways report it, after validation. */
export interface TrafficRequest {
  startedAt: Date
  applicationId: string
  productVersionId: string
  credentialId: string | null
  status: number
  method: string
  /** Path template of the API description, or the path with its identifiers replaced. */
  path: string
  latencyMs: number
  requestBytes: number
  responseBytes: number
  requestId: string | null
  /** What the operator allows to keep beside, by name. */
  fields: Readonly<Record<string, string>> | null
  /** Rule by which the gateway refused the request. Null for one that it let through. */
  reason: string | null
}

export const isByStatus = (dimension: Dimension): boolean =>
  dimension === 'status' || dimension === 'status_class'

/** Whether an answer depends on the status of each request. */
export function asksForStatus({ dimensions, filters }: TrafficQuery): boolean {
  return dimensions.some(isByStatus) || filters.some(({ dimension }) => isByStatus(dimension))
}
