import type { ColumnType, JSONColumnType } from 'kysely'

type Written<T> = ColumnType<T, T, never>

/**
 * A request that a gateway reported. Partitioned by day of `started_at`, in UTC. In `traffic_requests` the method and the path are empty, and
 * what may be null is, unless a server of the version before wrote the row.
 */
export interface TrafficRequestTable {
  started_at: Written<Date>
  application_id: Written<string>
  product_version_id: Written<string>
  credential_id: ColumnType<string | null>
  status: Written<number>
  method: Written<string>
  path: Written<string>
  latency_ms: Written<number>
  request_bytes: Written<number>
  response_bytes: Written<number>
  request_id: ColumnType<string | null>
  reason: ColumnType<string | null>
  /** What the operator allows to keep beside, by name. */
  fields: JSONColumnType<Record<string, string> | null, string | null, string | null>
}

/** Requests of half an hour, an hour or a day. Bytes are counts by status and by the bins of sketches. */
export interface TrafficRollupTable {
  starts_at: Written<Date>
  application_id: Written<string>
  product_version_id: Written<string>
  requests: Written<number>
  statuses: Written<Buffer>
  latency: Written<Buffer>
  request_size: Written<Buffer>
  response_size: Written<Buffer>
}

/** A period whose requests are not counted yet, or were added to since. */
export interface TrafficOpenPeriodTable {
  period: Written<'half_hour' | 'hour' | 'day'>
  starts_at: Written<Date>
}

/** A day whose requests have lost what tells one from another. What is reported of it later comes without. */
export interface TrafficDayWithoutDetailsTable {
  day: Written<Date>
}

/** A batch that was stored, so that a gateway that sends it again adds nothing. */
export interface TrafficBatchTable {
  gateway_id: Written<string>
  batch_id: Written<string>
  outcome: JSONColumnType<Record<string, unknown>, string, never>
  received_at: ColumnType<Date, Date | undefined, never>
}
