import type { TimeRange } from './time-range'

/**
 * Returns the period that a range is compared with: the same time, directly before. Of a range that is running only what is over
 * is compared, so that a morning is not compared with a day. Undefined where the portal does not look back so far.
 */
export function rangeBefore(
  { start, end }: TimeRange,
  now: number,
  retentionMs: number,
): TimeRange | undefined {
  const length = Math.min(end, now) - start
  return start - length < now - retentionMs ? undefined : { start: start - length, end: start }
}
