import type { Language } from './languages'
import type { Texts } from './plain-texts'

export type TextFile = Readonly<Record<string, Texts>>

/** Loads the texts of a folder of `locales/*`. In the npm package added-texts.ts takes the place of this module. */
export const loadTexts = (language: Language, folder: string): Promise<{ readonly default: TextFile }> =>
  import(`./locales/${language}/${folder}.ts`)
