import { isUuid } from '../store/uuid'
import { binOf } from './sketch'
import type { Source, TimePlan, TimeRange } from './time-plan'
import type { Dimension, Measure, TrafficFilter, TrafficQuery } from './traffic-query'

/** Rollups keep the sketches of all statuses together in a row with this status. */
export const everyStatus = 0

/**
 * Returns the SQL of a query over the sources of its plan: one row per bucket and group, with `requests`, or, for quantiles, rows
 * with a `bin` and its `requests` (from requests) or a `sketch` (from rollups), which the caller merges.
 *
 * Values are part of the text: they are UUIDs, integers and times that the contract's validation let through, and each is checked
 * once more where it is written.
 */
export function compileQuery(query: TrafficQuery, plan: TimePlan): string {
  const parts = (['days', 'hours', 'requests'] as const)
    .filter((source) => plan[source].length > 0)
    .map((source) => compileSource(query, source, plan[source]))
  if (query.measure !== 'requests') return parts.join(' union all ')
  const keys = ['bucket', ...query.dimensions.map((_dimension, index) => `k${index}`)].join(', ')
  return `select ${keys}, sum(requests)::float8 as requests from (${parts.join(' union all ')}) counted group by ${keys}`
}

/** Whether a query can be answered from rollups, which keep no sketches by status. */
export function canUseRollups({ measure, dimensions, filters }: TrafficQuery): boolean {
  const isByStatus = (dimension: Dimension) => dimension === 'status' || dimension === 'status_class'
  if (measure === 'requests') return true
  return !dimensions.some(isByStatus) && !filters.some(({ dimension }) => isByStatus(dimension))
}

function compileSource(query: TrafficQuery, source: Source, ranges: readonly TimeRange[]): string {
  const { measure, dimensions } = query
  const time = source === 'requests' ? 'started_at' : 'starts_at'
  const columns = [
    `${bucketOf(query, time)} as bucket`,
    ...dimensions.map((dimension, index) => `${columnOf(dimension)}::text as k${index}`),
  ]
  const conditions = [
    `application_id in (${query.applications.map(uuid).join(', ')})`,
    ...query.filters.map(conditionOf),
  ]
  if (source !== 'requests') conditions.push(`status ${measure === 'requests' ? '<>' : '='} ${everyStatus}`)
  const from = `from traffic_${source} join ${piecesOf(ranges)} on ${time} >= piece.lower and ${time} < piece.upper`
  const where = `where ${conditions.join(' and ')}`
  const groups = ['1', ...dimensions.map((_dimension, index) => String(index + 2))]

  if (measure === 'requests') {
    const requests = source === 'requests' ? 'count(*)' : 'sum(requests)'
    return `select ${columns.join(', ')}, ${requests} as requests ${from} ${where} group by ${groups.join(', ')}`
  }
  if (source !== 'requests') {
    return `select ${columns.join(', ')}, null::integer as bin, null::bigint as requests, ${measure.of} as sketch ${from} ${where}`
  }
  const bin = `${binOf(requestColumns[measure.of])} as bin`
  return `select ${[...columns, bin].join(', ')}, count(*) as requests, null::bytea as sketch ${from} ${where} group by ${[...groups, String(groups.length + 1)].join(', ')}`
}

const requestColumns: Record<Exclude<Measure, 'requests'>['of'], string> = {
  latency: 'latency_ms',
  request_size: 'request_bytes',
  response_size: 'response_bytes',
}

function columnOf(dimension: Dimension): string {
  return dimension === 'status_class' ? '(status / 100)' : dimension
}

function bucketOf({ start, granularity }: TrafficQuery, time: string): string {
  if (granularity === undefined) return '0'
  return `floor((extract(epoch from ${time}) * 1000 - ${integer(start)}) / ${integer(granularity)})::integer`
}

function conditionOf({ dimension, values, isExcluded }: TrafficFilter): string {
  if (values.length === 0) return isExcluded ? 'true' : 'false'
  const literals = values.map((value) => (typeof value === 'number' ? integer(value) : uuid(value)))
  return `${columnOf(dimension)} ${isExcluded ? 'not in' : 'in'} (${literals.join(', ')})`
}

function piecesOf(ranges: readonly TimeRange[]): string {
  const list = (times: number[]) => `array[${times.map(timestamp).join(', ')}]::timestamptz[]`
  return `unnest(${list(ranges.map(({ from }) => from))}, ${list(ranges.map(({ to }) => to))}) as piece (lower, upper)`
}

function uuid(value: string): string {
  if (!isUuid(value)) throw new TypeError('A UUID was expected.')
  return `'${value}'::uuid`
}

function integer(value: number): string {
  if (!Number.isSafeInteger(value)) throw new TypeError('An integer was expected.')
  return String(value)
}

const timestamp = (value: number) => `'${new Date(value).toISOString()}'`
