import {
  addSteps,
  ceilTime,
  DAY_MS,
  edgesOf,
  floorTime,
  HOUR_MS,
  MINUTE_MS,
  type TimeRange,
  type TimeStep,
} from './time-range'

const lengths = {
  '15m': 15 * MINUTE_MS,
  '1h': HOUR_MS,
  '6h': 6 * HOUR_MS,
  '12h': 12 * HOUR_MS,
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
  '90d': 90 * DAY_MS,
} as const

export type RecentPeriod = keyof typeof lengths
export const calendarPeriods = ['this-week', 'last-week', 'this-month', 'last-month'] as const
export type CalendarPeriod = (typeof calendarPeriods)[number]

/** First and last day, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string
  readonly to: string
}

export type Period = RecentPeriod | CalendarPeriod | Days

export const defaultPeriod = '24h' satisfies RecentPeriod

/** Periods up to now that a portal offers. @param retentionMs - How far back it lets developers look. */
export const recentPeriods = (retentionMs: number): RecentPeriod[] =>
  (Object.keys(lengths) as RecentPeriod[]).filter((name) => lengths[name] <= retentionMs)

/** Whether a portal lets developers look further back than a day, and so offers days, weeks and months. */
export const offersDays = (retentionMs: number): boolean => retentionMs > DAY_MS

const DAYS = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/

/** Reads a name, or two days as in `2026-01-01..2026-01-31`. What is neither, or not offered, is the default. */
export function parsePeriod(text: string, retentionMs: number): Period {
  const recent = recentPeriods(retentionMs).find((name) => name === text)
  if (recent) return recent
  if (!offersDays(retentionMs)) return defaultPeriod
  const [, from, to] = DAYS.exec(text) ?? []
  if (from && to && isDay(from) && isDay(to) && from <= to) return { from, to }
  return calendarPeriods.find((name) => name === text) ?? defaultPeriod
}

export const formatPeriod = (period: Period): string =>
  typeof period === 'string' ? period : `${period.from}..${period.to}`

/** A period as charts show it. */
export interface ShownRange extends TimeRange {
  /** Where its parts begin, and last its end. */
  readonly edges: readonly number[]
  readonly step: TimeStep
  /** The part that is running: what is counted in it grows. */
  readonly isOpen: boolean
}

const day: TimeStep = { unit: 'day', count: 1 }

function stepFor(length: number): TimeStep {
  if (length <= HOUR_MS) return { unit: 'minute', count: 1 }
  if (length <= 6 * HOUR_MS) return { unit: 'minute', count: 5 }
  if (length <= 12 * HOUR_MS) return { unit: 'minute', count: 15 }
  if (length <= 2 * DAY_MS) return { unit: 'hour', count: 1 }
  if (length <= 8 * DAY_MS) return { unit: 'hour', count: 3 }
  return day
}

/** Returns the range of a period, in whole steps of the reader's clock, and no further back than the portal allows. */
export function rangeOf(period: Period, now: number, retentionMs: number): ShownRange {
  const wanted = wantedRange(period, now)
  const step = stepFor(wanted.end - wanted.start)
  const end = Math.min(ceilTime(wanted.end, step), ceilTime(now, step))
  const isRecent = typeof period === 'string' && period in lengths
  // Recent periods keep their length although they end with the running step.
  const begin = isRecent ? stepsBefore(end, step, wanted.end - wanted.start) : floorTime(wanted.start, step)
  const start = Math.min(Math.max(begin, ceilTime(now - retentionMs, step)), addSteps(end, step, -1))
  return { start, end, step, edges: edgesOf({ start, end }, step), isOpen: end > now }
}

function stepsBefore(end: number, step: TimeStep, length: number): number {
  if (step.unit === 'day') return addSteps(end, step, -Math.round(length / DAY_MS))
  if (step.unit === 'hour' && step.count > 1)
    return addSteps(end, step, -Math.round(length / (step.count * HOUR_MS)))
  return end - length
}

function wantedRange(period: Period, now: number): TimeRange {
  if (typeof period !== 'string') {
    return { start: startOfDay(period.from), end: addSteps(startOfDay(period.to), day, 1) }
  }
  const today = floorTime(now, day)
  const date = new Date(today)
  const monday = addSteps(today, day, -((date.getDay() + 6) % 7))
  const month = (offset: number) => new Date(date.getFullYear(), date.getMonth() + offset, 1).getTime()
  if (period === 'this-week') return { start: monday, end: now }
  if (period === 'last-week') return { start: addSteps(monday, day, -7), end: monday }
  if (period === 'this-month') return { start: month(0), end: now }
  if (period === 'last-month') return { start: month(-1), end: month(0) }
  return { start: now - lengths[period], end: now }
}

const partsOf = (text: string) => text.split('-').map(Number) as [number, number, number]

function startOfDay(text: string): number {
  const [year, month, date] = partsOf(text)
  return new Date(year, month - 1, date).getTime()
}

function isDay(text: string): boolean {
  return formatDay(startOfDay(text)) === text
}

/** The day of a time in the reader's time zone, `YYYY-MM-DD`. */
export function formatDay(time: number): string {
  const date = new Date(time)
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}
