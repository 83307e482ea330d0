import { useMemo } from 'react'
import { dateFormatter, useLanguage } from '../../../i18n'
import { DAY_MS } from '../../../parts/analytics/time-range'

export interface RequestFormat {
  /** Day and time to the second. */
  moment(time: string): string
  /** The same with year, milliseconds and the offset of the zone. */
  exactTime(time: string): string
  /** `1.2 kB`. */
  bytes(count: number): string
  /** A number of days, rounded. */
  days(milliseconds: number): string
}

/** Times and sizes of single requests as the element's language writes them. Times are those of the reader's zone. */
export function useRequestFormat(): RequestFormat {
  const language = useLanguage()
  return useMemo(() => {
    const moment = dateFormatter(language, 'dayAndSecond')
    const fullDay = dateFormatter(language, 'fullDay')
    const millisecond = dateFormatter(language, 'millisecond')
    const unit = (name: string, unitDisplay: 'short' | 'long') =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay, maximumSignificantDigits: 3 })
    const [bytes, kilobytes] = [unit('byte', 'long'), unit('kilobyte', 'short')]
    const days = unit('day', 'long')
    return {
      moment: (time) => moment.format(new Date(time)),
      exactTime: (time) => `${fullDay.format(new Date(time))}, ${millisecond.format(new Date(time))}`,
      bytes: (count) => (count < 1000 ? bytes.format(count) : kilobytes.format(count / 1000)),
      days: (milliseconds) => days.format(Math.round(milliseconds / DAY_MS)),
    }
  }, [language])
}
