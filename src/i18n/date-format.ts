import type { Language } from './languages'

const day = { month: 'short', day: 'numeric' } as const
const minute = { hour: 'numeric', minute: 'numeric' } as const
const second = { ...minute, second: 'numeric' } as const

/** Parts of dates and times. A language shows each part in one form, wherever it stands. */
const forms = {
  day,
  weekday: { weekday: 'short', ...day },
  fullDay: { year: 'numeric', ...day },
  minute,
  second,
  millisecond: { ...second, fractionalSecondDigits: 3, timeZoneName: 'short' },
  dayAndMinute: { ...day, ...minute },
  dayAndSecond: { ...day, ...second },
  fullDayAndMinute: { year: 'numeric', ...day, ...minute },
  zoneName: { timeZoneName: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type DateForm = keyof typeof forms

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns a formatter for times of the reader's zone, or of another. Making one takes a hundred times as long as using it. */
export function dateFormatter(language: Language, form: DateForm, timeZone?: string): Intl.DateTimeFormat {
  const key = `${language} ${form} ${timeZone ?? ''}`
  const known =
    formatters.get(key) ?? new Intl.DateTimeFormat(language, { ...optionsOf(language, form), timeZone })
  formatters.set(key, known)
  return known
}

// With fractions of a second, an hour loses the zero that German and French write before it.
function optionsOf(language: Language, form: DateForm): Intl.DateTimeFormatOptions {
  if (form !== 'millisecond') return forms[form]
  const { hour } = dateFormatter(language, 'minute').resolvedOptions()
  return { ...forms[form], hour: hour === '2-digit' ? hour : 'numeric' }
}
