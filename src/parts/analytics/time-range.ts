/** Unix times in milliseconds. */
export interface TimeRange {
  readonly start: number
  /** Exclusive. */
  readonly end: number
}

/** Length of the parts that a range is divided into. Hours divide a day: 1, 2, 3, 4, 6, 8 or 12. */
export interface TimeStep {
  readonly unit: 'minute' | 'hour' | 'day'
  readonly count: number
}

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Returns the start of the step that a time is in, on the clock of the browser's time zone. */
export function floorTime(time: number, { unit, count }: TimeStep): number {
  const date = new Date(time)
  const floored = (value: number) => value - (value % count)
  if (unit === 'minute') return date.setMinutes(floored(date.getMinutes()), 0, 0)
  if (unit === 'hour' && count === 1) return date.setMinutes(0, 0, 0)
  if (unit === 'hour') return date.setHours(floored(date.getHours()), 0, 0, 0)
  return date.setHours(0, 0, 0, 0)
}

/** Moves the start of a step by some steps. Days, and steps of several hours, follow the clock when it changes. */
export function addSteps(time: number, { unit, count }: TimeStep, steps: number): number {
  if (unit === 'minute') return time + steps * count * MINUTE_MS
  if (unit === 'hour' && count === 1) return time + steps * HOUR_MS
  const date = new Date(time)
  if (unit === 'hour') return date.setHours(date.getHours() + steps * count)
  return date.setDate(date.getDate() + steps * count)
}

/** Returns the first start of a step at or after a time. */
export function ceilTime(time: number, step: TimeStep): number {
  const start = floorTime(time, step)
  return start === time ? start : addSteps(start, step, 1)
}

/** Returns where the steps of a range begin, and last its end. */
export function edgesOf({ start, end }: TimeRange, step: TimeStep): number[] {
  const edges: number[] = []
  for (let edge = start; edge < end; edge = addSteps(edge, step, 1)) edges.push(edge)
  return [...edges, end]
}

/** Part of a range whose steps are equally long. */
export interface EvenRange extends TimeRange {
  /** Length of a step in milliseconds. */
  readonly granularity: number
}

/** Divides a range where the length of its steps changes, as that of days does with daylight saving. */
export function evenRanges(edges: readonly number[]): EvenRange[] {
  const ranges: EvenRange[] = []
  for (const [index, end] of edges.entries()) {
    const start = edges[index - 1]
    if (start === undefined) continue
    const last = ranges.at(-1)
    if (last?.granularity === end - start) ranges[ranges.length - 1] = { ...last, end }
    else ranges.push({ start, end, granularity: end - start })
  }
  return ranges
}
