import { createInstance } from 'i18next'
import type { Language } from './languages'
import type { Namespace, Translate } from './messages'

type Texts = Readonly<Record<string, string>>

const texts = createInstance(
  {
    lng: 'en',
    fallbackLng: false,
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React and lit-html escape what they draw.
    interpolation: { escapeValue: false },
  },
  (failure: unknown) => {
    if (failure) throw failure
  },
)

const loading = new Map<string, Promise<void>>()
const translators = new Map<string, unknown>()

/** Texts written without the form for millions, which Catalan, Spanish and French have, read as the general plural there. */
function withEveryPluralForm(given: Texts): Texts {
  const completed: Record<string, string> = {}
  for (const [key, text] of Object.entries(given)) {
    if (key.endsWith('_other')) completed[key.replace(/_other$/, '_many')] = text
  }
  return { ...completed, ...given }
}

async function loadNamespace(language: Language, namespace: Namespace): Promise<void> {
  const { default: given } = (await import(`./locales/${language}/${namespace}.ts`)) as { default: Texts }
  texts.addResourceBundle(language, namespace, withEveryPluralForm(given))
}

/**
 * Loads the texts of a language that are not there yet; `common` always comes along. A failed load is tried again by the
 * next call.
 *
 * @throws what the browser throws when a chunk cannot be loaded.
 */
export async function loadMessages(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const wanted = new Set<Namespace>(['common', ...namespaces])
  await Promise.all(
    [...wanted].map((namespace) => {
      const id = `${language}/${namespace}`
      const running = loading.get(id) ?? loadNamespace(language, namespace)
      loading.set(id, running)
      running.catch(() => loading.delete(id))
      return running
    }),
  )
}

/**
 * The texts of a namespace in a language. The same function comes back for the same pair.
 *
 * @throws when they have not been loaded: an element lists the namespaces of its screen under `messages`.
 */
export function messagesFor<N extends Namespace>(language: Language, namespace: N): Translate<N> {
  const id = `${language}/${namespace}`
  if (!translators.has(id)) {
    if (!texts.hasResourceBundle(language, namespace)) {
      throw new Error(`The messages "${id}" are not loaded. Add "${namespace}" to the element's messages.`)
    }
    translators.set(id, texts.getFixedT(language, namespace))
  }
  return translators.get(id) as Translate<N>
}
