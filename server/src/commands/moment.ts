import { isDate, isDateTime } from '../store/dates'
import { refuse } from './command'

/** Returns the time that an option names: a date, which begins in UTC, or a date and time in ISO 8601. */
export function momentOf(text: string): Date {
  return isDate(text) || isDateTime(text)
    ? new Date(text)
    : refuse(`"${text}" is no date, such as 2026-01-31, and no date and time, such as 2026-01-31T08:00:00Z.`)
}
