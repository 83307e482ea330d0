import { requestColumns, textsOf, type Dialect } from '../dialect'
import { integer } from '../literals'
import { tableOf } from './tables'

/** A little below the quantile, so that the engine takes the value of the nearest rank, as sketches do, and not the one after it. */
const belowQuantile = 1e-10

const time = (value: number) => `'${clickhouseTime(new Date(value))}'`

/** ClickHouse: requests are counted where they lie, which is fast and makes percentiles exact. */
export function clickhouseDialect(database: string): Dialect {
  const requests = tableOf(database)
  return {
    requests,
    time,
    text: (value) => `unhex('${Buffer.from(value).toString('hex')}')`,
    statements({ query: { measure, start, end, granularity }, columns, conditions }) {
      const bucket =
        granularity === undefined
          ? '0'
          : `toInt32(intDiv(toUnixTimestamp64Milli(started_at) - ${integer(start)}, ${integer(granularity)}))`
      const values = ['toFloat64(count()) as requests']
      if (measure !== 'requests') {
        const level = (measure.quantile - belowQuantile).toFixed(10)
        values.push(`quantileExact(${level})(${requestColumns[measure.of]}) as value`)
      }
      const within = `started_at >= ${time(start)} and started_at < ${time(end)}`
      const groups = ['bucket', ...columns.map((_column, index) => `k${index}`)]
      return [
        `select ${[`${bucket} as bucket`, ...textsOf(columns), ...values].join(', ')} from ${requests}
        where ${[...textsOf(conditions), within].join(' and ')} group by ${groups.join(', ')}`,
      ]
    },
  }
}

/** As the engine reads and writes times, in UTC. */
export const clickhouseTime = (time: Date): string => time.toISOString().slice(0, -1).replace('T', ' ')
