import type { Language } from '../../texts/texts'
import { ca } from './ca'
import { de } from './de'
import { en, type MailTexts } from './en'
import { es } from './es'
import { fr } from './fr'

const texts: Readonly<Record<Language, MailTexts>> = { en, ca, de, es, fr }

export function mailTextsIn(language: Language): MailTexts {
  return texts[language]
}
