import { createContext, useContext } from 'react'
import { messagesFor } from './catalogue'
import type { Language } from './languages'
import type { Namespace, Translate } from './messages'

/** Language of the element that is being drawn. */
export const LanguageContext = createContext<Language>('en')

export const useLanguage = (): Language => useContext(LanguageContext)

/** The texts of a namespace in the element's language; they have been loaded before the first render. */
export function useMessages<N extends Namespace>(namespace: N): Translate<N> {
  return messagesFor(useLanguage(), namespace)
}
