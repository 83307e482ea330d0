import { requestColumns, textsOf, type Dialect, type QueryParts } from '../dialect'
import { entriesOf } from '../counts'
import { integer } from '../literals'
import { binOf } from '../sketch'
import type { Piece, Source } from '../time-plan'
import { asksForStatus, isByStatus, type TrafficQuery } from '../traffic-query'

const time = (value: number) => `'${new Date(value).toISOString()}'`

/** PostgreSQL: a statement for each source of the plan, which can run side by side. */
export const postgresDialect: Dialect = {
  requests: 'traffic_details',
  time,
  // Every character by its number. A constant: what a function returns is not looked up in a hash index.
  text: (value) => `E'${[...value].map((character) => `\\U${numberOf(character)}`).join('')}'`,
  statements: (parts) =>
    (['days', 'hours', 'half_hours', 'requests'] as const)
      .filter((source) => parts.plan[source].length > 0)
      .map((source) => statementOf(parts, source)),
}

const numberOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')

/**
 * Goes through the pieces of time one by one, each with its bucket. The planner would otherwise read whole partitions, and compute
 * the bucket of every row.
 */
function statementOf(parts: QueryParts, source: Source): string {
  const ranges = parts.plan[source]
  const at = source === 'requests' ? 'started_at' : 'starts_at'
  const isWithin = [
    `${at} >= piece.lower and ${at} < piece.upper`,
    // Known when the statement is planned, so that other partitions are not even looked at.
    `${at} >= ${time(ranges[0]?.from ?? 0)} and ${at} < ${time(ranges.at(-1)?.to ?? 0)}`,
  ]
  const counted =
    source === 'requests' ? countedRequests(parts, isWithin) : countedRollups(parts, source, isWithin)
  return `select bucket, counted.* from ${piecesOf(ranges)} cross join lateral (${counted}) counted`
}

function countedRequests({ query: { measure }, ...parts }: QueryParts, isWithin: readonly string[]): string {
  const [columns, conditions] = [textsOf(parts.columns), textsOf(parts.conditions)]
  const rows = `from traffic_requests where ${[...conditions, ...isWithin].join(' and ')}`
  if (measure === 'requests')
    return `select ${[...columns, 'count(*) as requests'].join(', ')} ${rows} ${groupBy(columns.length)}`
  const names = columns.map((_column, index) => `k${index}`)
  const bins = [...columns, `${binOf(requestColumns[measure.of])} as bin`, 'count(*) as requests']
  return `select ${[...names, `${entriesOf('bin', 'requests')} as sketch`].join(', ')}
    from (select ${bins.join(', ')} ${rows} ${groupBy(columns.length + 1)}) bins ${groupBy(columns.length)}`
}

/** Statuses are read from their bytes afterwards. */
function countedRollups(
  { query, ...parts }: QueryParts,
  source: Source,
  isWithin: readonly string[],
): string {
  const columns = textsOf(parts.columns.filter(({ dimension }) => !isByStatus(dimension)))
  const conditions = textsOf(parts.conditions.filter(({ dimension }) => !isByStatus(dimension)))
  return `select ${[...columns, sumOf(query)].join(', ')} from traffic_${source}
    where ${[...conditions, ...isWithin].join(' and ')} ${groupBy(columns.length)}`
}

function sumOf(query: TrafficQuery): string {
  if (query.measure !== 'requests') return `string_agg(${query.measure.of}, ''::bytea) as sketch`
  return asksForStatus(query) ? `string_agg(statuses, ''::bytea) as statuses` : 'sum(requests) as requests'
}

/** By the first columns. */
const groupBy = (count: number): string =>
  count === 0 ? '' : `group by ${Array.from({ length: count }, (_one, index) => index + 1).join(', ')}`

function piecesOf(ranges: readonly Piece[]): string {
  const list = (type: string, values: string[]) => `array[${values.join(', ')}]::${type}[]`
  const buckets = list(
    'integer',
    ranges.map(({ bucket }) => integer(bucket)),
  )
  const lower = list(
    'timestamptz',
    ranges.map(({ from }) => time(from)),
  )
  const upper = list(
    'timestamptz',
    ranges.map(({ to }) => time(to)),
  )
  return `unnest(${buckets}, ${lower}, ${upper}) as piece (bucket, lower, upper)`
}
