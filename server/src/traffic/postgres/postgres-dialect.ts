import { requestColumns, type Dialect, type QueryParts } from '../dialect'
import { integer } from '../literals'
import { binOf } from '../sketch'
import type { Piece, Source } from '../time-plan'
import { everyStatus } from './rollups'

const time = (value: number) => `'${new Date(value).toISOString()}'`

/** PostgreSQL: a statement for each source of the plan, which can run side by side. */
export const postgresDialect: Dialect = {
  requests: 'traffic_requests',
  time,
  // In hexadecimal, because whether a backslash means something is a setting.
  text: (value) => `convert_from(decode('${Buffer.from(value).toString('hex')}', 'hex'), 'UTF8')`,
  statements: (parts) =>
    (['days', 'hours', 'requests'] as const)
      .filter((source) => parts.plan[source].length > 0)
      .map((source) => statementOf(parts, source)),
}

/**
 * Goes through the pieces of time one by one, each with its bucket. The planner would otherwise read whole partitions, and compute
 * the bucket of every row.
 */
function statementOf({ query, plan, columns, conditions }: QueryParts, source: Source): string {
  const ranges = plan[source]
  const at = source === 'requests' ? 'started_at' : 'starts_at'
  const { values, groups } = countedOf(query.measure, source, columns.length)
  const within = [
    ...conditions,
    `${at} >= piece.lower and ${at} < piece.upper`,
    // Known when the statement is planned, so that other partitions are not even looked at.
    `${at} >= ${time(ranges[0]?.from ?? 0)} and ${at} < ${time(ranges.at(-1)?.to ?? 0)}`,
  ]
  if (source !== 'requests') within.push(`status ${query.measure === 'requests' ? '<>' : '='} ${everyStatus}`)
  return `select bucket, counted.* from ${piecesOf(ranges)} cross join lateral (
    select ${[...columns, ...values].join(', ')} from traffic_${source}
    where ${within.join(' and ')}${groups === 0 ? '' : ` group by ${numbers(groups)}`}) counted`
}

function countedOf(
  measure: QueryParts['query']['measure'],
  source: Source,
  dimensions: number,
): { values: string[]; groups: number } {
  if (measure === 'requests')
    return {
      values: [`${source === 'requests' ? 'count(*)' : 'sum(requests)'} as requests`],
      groups: dimensions,
    }
  if (source !== 'requests')
    return { values: [`string_agg(${measure.of}, ''::bytea) as sketch`], groups: dimensions }
  const bin = `${binOf(requestColumns[measure.of])} as bin`
  // The bin is a column of the group, and stands behind the dimensions.
  return { values: [bin, 'count(*) as requests'], groups: dimensions + 1 }
}

const numbers = (count: number) => Array.from({ length: count }, (_one, index) => index + 1).join(', ')

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
