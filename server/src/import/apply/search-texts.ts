import { fold } from '../../store/folding'
import type { SearchScope } from '../../store/search'
import type { ProductContent } from '../content'

/** The words of six dictionaries must fit into the megabyte that PostgreSQL gives one row of them. */
const longestText = 60_000

export interface SearchText {
  scope: SearchScope
  title: string
  body: string
}

/** Returns what the search reads of a product. */
export function searchTextsOf(product: ProductContent, now: Date): SearchText[] {
  return Object.entries(textsOf(product, now)).map(([scope, { title, body }]) => {
    return { scope: scope as SearchScope, title: searchable(title), body: searchable(body) }
  })
}

type Texts = Record<SearchScope, { title: string[]; body: string[] }>

function textsOf(product: ProductContent, now: Date): Texts {
  const versions = product.versions.filter(
    ({ status, sunsetAt }) => status !== 'sunset' && (sunsetAt === null || sunsetAt > now),
  )
  const operations = versions.flatMap(({ specification }) => specification?.operations ?? [])
  const texts = product.documents.flatMap((document) => [...document.texts.values()])
  return {
    product: {
      title: [product.name],
      body: [product.description ?? '', ...Object.entries(product.labels).flat()],
    },
    versions: {
      title: versions.map(({ name }) => name),
      body: operations.flatMap(({ path, operation_id, summary, tags }) => [
        path,
        operation_id ?? '',
        summary ?? '',
        ...tags,
      ]),
    },
    documents: { title: texts.map(({ title }) => title), body: texts.map(({ content }) => content) },
  }
}

function searchable(texts: readonly string[]): string {
  return fold([...new Set(texts)].join('\n').slice(0, longestText)).slice(0, longestText)
}
