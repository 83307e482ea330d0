import { registerMessages } from '../catalog'
import { languages } from '../languages'
import ca from './ca/builder'
import de from './de/builder'
import en from './en/builder'
import es from './es/builder'
import fr from './fr/builder'

/** Makes the texts of the builder known, in every language. They must be there before its screen asks for them. */
export function registerBuilderTexts(): void {
  const all = { ca, de, en, es, fr }
  for (const language of languages) registerMessages(language, 'builder', all[language])
}
