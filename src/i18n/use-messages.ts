import { createContext, useContext, useMemo } from 'react'
import { messagesFor } from './catalog'
import { type Format, formatFor } from './format'
import type { Language } from './languages'
import type { Localization } from './localization'
import type { Namespace, Translate } from './messages'

/** Of the element that is being rendered. */
export const LocalizationContext = createContext<Localization>({ language: 'en' })

export const useLocalization = (): Localization => useContext(LocalizationContext)

export const useLanguage = (): Language => useLocalization().language

/** The texts of a namespace in the element's language; they have been loaded before the first render. */
export function useMessages<N extends Namespace>(namespace: N): Translate<N> {
  return messagesFor(useLocalization(), namespace)
}

/** Dates and numbers in the element's language. */
export function useFormat(): Format {
  const language = useLanguage()
  const invalidDate = useMessages('common')('invalidDate')
  return useMemo(() => formatFor(language, invalidDate), [language, invalidDate])
}
