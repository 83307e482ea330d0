import type { Language } from './languages'
import type { LazyExport } from './lazy-export'
import type { Localization } from './localization'
import type { Namespace, Translate } from './messages'
import { plainTexts, type Texts } from './plain-texts'
import { namespacesWithPlurals } from './plural-namespaces'
import { textFolders } from './text-folders'
import { loadTexts } from './text-loader'

const loading = new Map<string, Promise<void>>()

/** Makes the translator of a namespace in a language with some of its texts replaced. */
type MakeTranslator = (replaced: Texts) => unknown
const makers = new Map<string, MakeTranslator>()

/** By the replaced texts of a language, so that the same function comes back for the same texts. */
const translators = new WeakMap<object, Map<string, unknown>>()
const nothingReplaced: Texts = {}

async function loadNamespace(language: Language, namespace: Namespace): Promise<void> {
  const [texts, plurals] = await Promise.all([
    loadTexts(language, textFolders[namespace]),
    namespace in namespacesWithPlurals ? import('./plural-texts') : undefined,
  ])
  const given = texts.default[namespace] ?? {}
  makers.set(`${language}/${namespace}`, (replaced) => {
    const all = { ...given, ...replaced }
    return plurals ? plurals.pluralTexts(language, all) : plainTexts(all)
  })
}

/**
 * Loads the texts of a language that are not there yet; `common` is always loaded as well. A failed load is tried again by the
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
 * Loads an export together with the texts that it needs.
 *
 * @throws what the browser throws when a chunk cannot be loaded.
 */
export async function loadExport<T>({ load, namespaces }: LazyExport<T>, language: Language): Promise<T> {
  const [loaded] = await Promise.all([load(), loadMessages(language, namespaces)])
  return loaded
}

/**
 * The texts of a namespace. The same function comes back for the same language and the same replaced texts.
 *
 * @throws when they have not been loaded: a module that asks for texts is loaded statically or through `lazyExport`.
 */
export function messagesFor<N extends Namespace>(
  { language, texts }: Localization,
  namespace: N,
): Translate<N> {
  const id = `${language}/${namespace}`
  const make = makers.get(id)
  if (!make)
    throw new Error(
      `The messages "${id}" are not loaded. Load the module that reads them through lazyExport.`,
    )
  const replaced: Texts = texts?.[language] ?? nothingReplaced
  const made = translators.get(replaced) ?? new Map<string, unknown>()
  translators.set(replaced, made)
  if (!made.has(id)) made.set(id, make(textsOf(namespace, replaced)))
  return made.get(id) as Translate<N>
}

/** Of all replaced texts those of a namespace, by their keys in it. */
function textsOf(namespace: Namespace, replaced: Texts): Texts {
  const prefix = `${namespace}.`
  const own = Object.entries(replaced).filter(([key]) => key.startsWith(prefix))
  return Object.fromEntries(own.map(([key, text]) => [key.slice(prefix.length), text]))
}
