import { useMemo } from 'react'
import { type Language, useLanguage } from '../../i18n'

interface Units {
  time(milliseconds: number): string
  size(bytes: number): string
}

const unitsByLanguage = new Map<Language, Units>()

/** Makes the formatters of a language, which takes a hundred times as long as using them. */
function createUnits(language: Language): Units {
  const formatter = (unit: string, maximumFractionDigits: number) => {
    const unitDisplay = unit === 'byte' ? 'long' : 'short'
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits })
  }
  const milliseconds = formatter('millisecond', 0)
  const seconds = formatter('second', 1)
  const bytes = formatter('byte', 0)
  const kilobytes = formatter('kilobyte', 1)
  const megabytes = formatter('megabyte', 1)
  return {
    time: (value) => (value < 10_000 ? milliseconds.format(value) : seconds.format(value / 1000)),
    size(value) {
      if (value < 1000) return bytes.format(value)
      return value < 1_000_000 ? kilobytes.format(value / 1000) : megabytes.format(value / 1_000_000)
    },
  }
}

/** Returns functions that format times and sizes in fitting units, in the language of the element. */
export function useUnits(): Units {
  const language = useLanguage()
  return useMemo(() => {
    const units = unitsByLanguage.get(language) ?? createUnits(language)
    unitsByLanguage.set(language, units)
    return units
  }, [language])
}
