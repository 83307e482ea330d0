import { createContext, useContext, useMemo } from 'react'
import { messagesFor } from './catalog'
import { type Format, formatFor } from './format'
import type { Language } from './languages'
import type { Namespace, Translate } from './messages'

/** Language of the element that is being rendered. */
export const LanguageContext = createContext<Language>('en')

export const useLanguage = (): Language => useContext(LanguageContext)

/** The texts of a namespace in the element's language; they have been loaded before the first render. */
export function useMessages<N extends Namespace>(namespace: N): Translate<N> {
  return messagesFor(useLanguage(), namespace)
}

/** Dates and numbers in the element's language. */
export function useFormat(): Format {
  const language = useLanguage()
  const invalidDate = useMessages('common')('invalidDate')
  return useMemo(() => formatFor(language, invalidDate), [language, invalidDate])
}
