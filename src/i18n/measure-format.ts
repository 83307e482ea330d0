import { useMemo } from 'react'
import { dateFormatter } from './date-format'
import { useLanguage } from './use-messages'

export interface MeasureFormat {
  /** `12,345`. */
  count(value: number): string
  /** `12K`. */
  shortCount(value: number): string
  /** `250 ms`. */
  milliseconds(value: number): string
  shortMilliseconds(value: number): string
  /** Of a part of 1: `0.5%`. */
  share(value: number): string
  /** Hour, minute and second. */
  timeOfDay(time: number): string
  /** Weekday, day and month. */
  day(time: number): string
  /** Day, month, hour and minute. */
  moment(time: number): string
  /** Name of the reader's time zone, as `Central European Standard Time`. */
  zone(time: number): string
}

/** Numbers and times as the element's language writes them. Times are those of the reader's zone. */
export function useMeasureFormat(): MeasureFormat {
  const language = useLanguage()
  return useMemo(() => {
    const number = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(language, options)
      return (value: number) => format.format(value)
    }
    const date = (form: Parameters<typeof dateFormatter>[1]) => (time: number) =>
      dateFormatter(language, form).format(time)
    const unit = { style: 'unit', unit: 'millisecond' } as const
    const zone = dateFormatter(language, 'zoneName')
    return {
      count: number({ maximumFractionDigits: 0 }),
      shortCount: number({ notation: 'compact', maximumFractionDigits: 1 }),
      milliseconds: number({ ...unit, maximumSignificantDigits: 3 }),
      shortMilliseconds: number({ ...unit, notation: 'compact', maximumFractionDigits: 1 }),
      share: number({ style: 'percent', maximumSignificantDigits: 2 }),
      timeOfDay: date('second'),
      day: date('weekday'),
      moment: date('dayAndMinute'),
      zone: (time) => zone.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC',
    }
  }, [language])
}
