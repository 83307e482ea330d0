import { dateFormatter } from './date-format'
import type { Language } from './languages'

export interface Format {
  /** Year, short month, day, hour and minute in the reader's time zone; the text for invalid dates where there is none. */
  date(value: string | number | Date | null | undefined): string
  number(value: number): string
}

const numbers = new Map<Language, Intl.NumberFormat>()

/** Dates and numbers as a language writes them. */
export function formatFor(language: Language, invalidDate: string): Format {
  const date = dateFormatter(language, 'fullDayAndMinute')
  const number = numbers.get(language) ?? new Intl.NumberFormat(language)
  numbers.set(language, number)
  return {
    date(value) {
      const moment = new Date(value ?? Number.NaN)
      return Number.isNaN(moment.getTime()) ? invalidDate : date.format(moment)
    },
    number: (value) => number.format(value),
  }
}
