import type { TrafficQuery } from './traffic-query'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Where the requests of a stretch of time are counted. */
export type Source = 'requests' | 'hours' | 'days'

/** Unix times in milliseconds, `to` exclusive. */
export interface TimeRange {
  from: number
  to: number
}

/** Which source answers for which stretches of the query's range. Together they cover it, and none covers anything twice. */
export type TimePlan = Record<Source, TimeRange[]>

/** Starts of periods whose rollup is missing or out of date, in milliseconds. */
export interface OpenPeriods {
  hours: ReadonlySet<number>
  days: ReadonlySet<number>
}

/**
 * Takes days where a closed day lies within one bucket, else hours, else the requests themselves. Buckets begin where the
 * reader's day begins, which in zones with half hours lies within an hour: there the edges come from requests.
 */
export function planTime({ start, end, granularity }: TrafficQuery, open: OpenPeriods): TimePlan {
  const plan: TimePlan = { requests: [], hours: [], days: [] }
  const bucketMs = granularity ?? end - start
  for (let from = start; from < end; from += bucketMs) {
    const to = Math.min(from + bucketMs, end)
    if (to - from < hourMs) append(plan.requests, { from, to })
    else splitBucket({ from, to }, open, plan)
  }
  return plan
}

function splitBucket(bucket: TimeRange, open: OpenPeriods, plan: TimePlan): void {
  let at = bucket.from
  while (at < bucket.to) {
    const source = largestSource(at, bucket.to, open)
    const length = source === 'days' ? dayMs : hourMs
    const to = source === 'requests' ? Math.min(nextHour(at), bucket.to) : at + length
    append(plan[source], { from: at, to })
    at = to
  }
}

function largestSource(at: number, end: number, open: OpenPeriods): Source {
  if (at % dayMs === 0 && at + dayMs <= end && !open.days.has(at)) return 'days'
  if (at % hourMs === 0 && at + hourMs <= end && !open.hours.has(at)) return 'hours'
  return 'requests'
}

const nextHour = (at: number) => at - (at % hourMs) + hourMs

/** Joins neighbors of the same source, because a query has one condition per range. */
function append(ranges: TimeRange[], range: TimeRange): void {
  const last = ranges.at(-1)
  if (last?.to === range.from) last.to = range.to
  else ranges.push(range)
}
