import { useMemo } from 'react'
import { useLanguage } from '../../../i18n'

/** Times and sizes in the units that fit them, as the reader's language writes them. */
export function useUnits(): { time(milliseconds: number): string; size(bytes: number): string } {
  const language = useLanguage()
  return useMemo(() => {
    const write = (unit: string, value: number, maximumFractionDigits: number) =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        unitDisplay: unit === 'byte' ? 'long' : 'short',
        maximumFractionDigits,
      }).format(value)
    return {
      time: (ms) => (ms < 10_000 ? write('millisecond', ms, 0) : write('second', ms / 1000, 1)),
      size(bytes) {
        if (bytes < 1000) return write('byte', bytes, 0)
        return bytes < 1_000_000
          ? write('kilobyte', bytes / 1000, 1)
          : write('megabyte', bytes / 1_000_000, 1)
      },
    }
  }, [language])
}
