import type { ColumnType, JSONColumnType } from 'kysely'

type Written<T> = ColumnType<T, T, never>

/** A request that a gateway reported. Partitioned by day of `started_at`, in UTC. */
export interface TrafficRequestTable {
  started_at: Written<Date>
  application_id: Written<string>
  product_version_id: Written<string>
  credential_id: Written<string | null>
  status: Written<number>
  method: Written<string>
  path: Written<string>
  latency_ms: Written<number>
  request_bytes: Written<number>
  response_bytes: Written<number>
  request_id: Written<string | null>
  reason: Written<string | null>
}

/** Requests of an hour or a day. Rows of status 0 carry the sketches of all statuses together. */
export interface TrafficRollupTable {
  starts_at: Written<Date>
  application_id: Written<string>
  product_version_id: Written<string>
  status: Written<number>
  requests: Written<number>
  latency: Written<Buffer | null>
  request_size: Written<Buffer | null>
  response_size: Written<Buffer | null>
}

/** An hour or a day whose requests are not counted yet, or were added to since. */
export interface TrafficOpenPeriodTable {
  period: Written<'hour' | 'day'>
  starts_at: Written<Date>
}

/** A batch that was stored, so that a gateway that sends it again adds nothing. */
export interface TrafficBatchTable {
  gateway_id: Written<string>
  batch_id: Written<string>
  outcome: JSONColumnType<Record<string, unknown>, string, never>
  received_at: ColumnType<Date, Date | undefined, never>
}
