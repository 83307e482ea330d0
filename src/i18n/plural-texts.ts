import { createInstance } from 'i18next'
import { isolated } from '../lib/isolated'
import type { Language } from './languages'
import type { Texts } from './plain-texts'

const texts = createInstance(
  {
    lng: 'en',
    fallbackLng: false,
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React and lit-html escape what they render.
    interpolation: { escape: isolated },
  },
  (failure: unknown) => {
    if (failure) throw failure
  },
)

/** Texts written without the form for millions, which Catalan, Spanish and French have, read as the general plural there. */
function withEveryPluralForm(given: Texts): Texts {
  const completed: Record<string, string> = {}
  for (const [key, text] of Object.entries(given)) {
    if (key.endsWith('_other')) completed[key.replace(/_other$/, '_many')] = text
  }
  return { ...completed, ...given }
}

let bundles = 0

/** Gives the texts of a namespace in which a number decides between several forms. */
export function pluralTexts(language: Language, given: Texts): unknown {
  bundles += 1
  const bundle = String(bundles)
  texts.addResourceBundle(language, bundle, withEveryPluralForm(given))
  return texts.getFixedT(language, bundle)
}
