import { dateFormatter, type Language } from '../../../i18n'

/** Returns a day as a language writes it. @param day - In UTC, `2026-11-22`. */
export function dayText(language: Language, day: string): string {
  return dateFormatter(language, 'fullDay', 'UTC').format(new Date(`${day}T00:00:00Z`))
}
