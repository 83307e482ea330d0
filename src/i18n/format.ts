import type { Language } from './languages'

export interface Format {
  /** Year, short month, day, hour and minute in the reader's time zone; the text for invalid dates where there is none. */
  date(value: string | number | Date | null | undefined): string
  number(value: number): string
}

const formats = new Map<Language, { date: Intl.DateTimeFormat; number: Intl.NumberFormat }>()

// Making a formatter takes a hundred times as long as using it.
function formatsOf(language: Language) {
  const known = formats.get(language) ?? {
    date: new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
    number: new Intl.NumberFormat(language),
  }
  formats.set(language, known)
  return known
}

/** Dates and numbers as a language writes them. */
export function formatFor(language: Language, invalidDate: string): Format {
  const { date, number } = formatsOf(language)
  return {
    date(value) {
      const moment = new Date(value ?? Number.NaN)
      return Number.isNaN(moment.getTime()) ? invalidDate : date.format(moment)
    },
    number: (value) => number.format(value),
  }
}
