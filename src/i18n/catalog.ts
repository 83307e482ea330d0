import type { Language } from './languages'
import type { LazyExport } from './lazy-export'
import type { Namespace, Translate } from './messages'
import { plainTexts, type Texts } from './plain-texts'
import { namespacesWithPlurals } from './plural-namespaces'
import { textFolders } from './text-folders'

const loading = new Map<string, Promise<void>>()
const translators = new Map<string, unknown>()

async function loadNamespace(language: Language, namespace: Namespace): Promise<void> {
  const [texts, plurals] = await Promise.all([
    import(`./locales/${language}/${textFolders[namespace]}.ts`) as Promise<{
      default: Readonly<Record<string, Texts>>
    }>,
    namespace in namespacesWithPlurals ? import('./plural-texts') : undefined,
  ])
  const given = texts.default[namespace] ?? {}
  const translate = plurals ? plurals.pluralTexts(language, namespace, given) : plainTexts(given)
  translators.set(`${language}/${namespace}`, translate)
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
 * The texts of a namespace in a language. The same function comes back for the same pair.
 *
 * @throws when they have not been loaded: a module that asks for texts is loaded statically or through `lazyExport`.
 */
export function messagesFor<N extends Namespace>(language: Language, namespace: N): Translate<N> {
  const translate = translators.get(`${language}/${namespace}`)
  if (!translate) {
    throw new Error(
      `The messages "${language}/${namespace}" are not loaded. Load the module that reads them through lazyExport.`,
    )
  }
  return translate as Translate<N>
}
