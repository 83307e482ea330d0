import { ca } from './ca'
import { de } from './de'
import { en, type Texts } from './en'
import { es } from './es'
import { fr } from './fr'

const texts = { en, ca, de, es, fr } satisfies Record<string, Texts>
export type Language = keyof typeof texts
export const languages = Object.keys(texts) as Language[]

export function textsIn(language: Language): Texts {
  return texts[language]
}
