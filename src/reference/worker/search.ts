import MiniSearch from 'minisearch'
import type { SearchHit } from '../protocol/search'
import type { Description } from './description'
import { summaryOf } from './index-operations'
import { entriesAt, objectAt } from './located-values'
import { text } from './read/values'

interface Entry {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly path: string
  readonly tags: string
  readonly description: string
  readonly hit: SearchHit
}

const FIELDS = ['name', 'title', 'path', 'tags', 'description']
const MAX_DESCRIPTION = 500

/** Words of a text; of names in camel case also their parts. */
function searchTerms(given: string): string[] {
  const plain = given.split(/[^\p{L}\p{N}]+/u)
  const parts = given.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ').split(/[^\p{L}\p{N}]+/u)
  return [...new Set([...plain, ...parts])].filter((term) => term !== '')
}

function entriesOf(description: Description): Entry[] {
  const operations = [...description.operations.values()].map((operation): Omit<Entry, 'id'> => ({
    name: operation.id,
    title: operation.title,
    path: `${operation.method} ${operation.path}`,
    tags: operation.tags.join(' '),
    description: (text(operation.value.description) ?? '').slice(0, MAX_DESCRIPTION),
    hit: { kind: 'operation', tag: operation.tags[0] ?? '', operation: summaryOf(operation) },
  }))
  const schemas = objectAt(description, { pointer: '#/components', value: description.root.components })
    ?.value.schemas
  const models = entriesAt(description, { pointer: '#/components/schemas', value: schemas }).map(
    ([name, located]): Omit<Entry, 'id'> => {
      const value = (objectAt(description, located)?.value ?? {}) as Record<string, unknown>
      const title = text(value.title)
      return {
        name,
        title: title ?? '',
        path: '',
        tags: '',
        description: (text(value.description) ?? '').slice(0, MAX_DESCRIPTION),
        hit: { kind: 'model', name, title, pointer: located.pointer },
      }
    },
  )
  return [...operations, ...models].map((entry, id) => ({ ...entry, id }))
}

function indexOf(description: Description) {
  const entries = entriesOf(description)
  const index = new MiniSearch<Entry>({ fields: FIELDS, tokenize: searchTerms })
  index.addAll(entries)
  return { index, entries }
}

const indexes = new WeakMap<Description, ReturnType<typeof indexOf>>()

/** The index is made by the first search, not before: most readers never search. */
export function search(description: Description, wanted: string, limit: number): SearchHit[] {
  const { index, entries } = indexes.get(description) ?? indexOf(description)
  indexes.set(description, { index, entries })
  const found = index.search(wanted, {
    boost: { name: 4, title: 4, path: 3, tags: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    combineWith: 'AND',
    // An operation is what most look for.
    boostDocument: (id) => (entries[id as number]?.hit.kind === 'operation' ? 1.2 : 1),
  })
  return found.slice(0, limit).flatMap(({ id }) => entries[id as number]?.hit ?? [])
}
