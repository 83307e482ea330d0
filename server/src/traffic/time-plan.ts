import type { TrafficQuery } from './traffic-query'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
export const halfHourMs = hourMs / 2

/** Where the requests of a stretch of time are counted. */
export type Source = 'requests' | 'half_hours' | 'hours' | 'days'

/** Unix times in milliseconds, `to` exclusive. */
export interface TimeRange {
  from: number
  to: number
}

/** A range within one time bucket of the query. */
export interface Piece extends TimeRange {
  bucket: number
}

/** Which source answers for which pieces of the query's range, in order. Together they cover it, and none covers anything twice. */
export type TimePlan = Record<Source, Piece[]>

/** Starts of periods whose rollup is missing or out of date, in milliseconds. */
export interface OpenPeriods {
  halfHours: ReadonlySet<number>
  hours: ReadonlySet<number>
  days: ReadonlySet<number>
}

/**
 * Takes days where a closed day lies within one bucket, else hours, else half hours, else the requests themselves. Buckets begin where
 * the reader's day begins, which in some zones lies within an hour or a half.
 *
 * @param open - Undefined: only the requests can answer.
 */
export function planTime({ start, end, granularity }: TrafficQuery, open: OpenPeriods | undefined): TimePlan {
  const plan: TimePlan = { requests: [], half_hours: [], hours: [], days: [] }
  const bucketMs = granularity ?? end - start
  for (let from = start, bucket = 0; from < end; from += bucketMs, bucket += 1) {
    const piece = { bucket, from, to: Math.min(from + bucketMs, end) }
    if (open === undefined || piece.to - piece.from < halfHourMs) append(plan.requests, piece)
    else splitBucket(piece, open, plan)
  }
  return plan
}

function splitBucket({ bucket, from, to: end }: Piece, open: OpenPeriods, plan: TimePlan): void {
  let at = from
  while (at < end) {
    const source = largestSource(at, end, open)
    const to = source === 'requests' ? Math.min(nextHalfHour(at), end) : at + lengths[source]
    append(plan[source], { bucket, from: at, to })
    at = to
  }
}

function largestSource(at: number, end: number, open: OpenPeriods): Source {
  if (at % dayMs === 0 && at + dayMs <= end && !open.days.has(at)) return 'days'
  if (at % hourMs === 0 && at + hourMs <= end && !open.hours.has(at)) return 'hours'
  if (at % halfHourMs === 0 && at + halfHourMs <= end && !open.halfHours.has(at)) return 'half_hours'
  return 'requests'
}

const lengths = { days: dayMs, hours: hourMs, half_hours: halfHourMs } as const

const nextHalfHour = (at: number) => at - (at % halfHourMs) + halfHourMs

/** Joins neighbors of the same source and bucket, because each piece is read by itself. */
function append(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1)
  if (last?.to === piece.from && last.bucket === piece.bucket) last.to = piece.to
  else pieces.push(piece)
}
