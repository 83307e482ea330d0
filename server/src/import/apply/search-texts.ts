import type { Transaction } from 'kysely'
import { fold } from '../../store/folding'
import type { Schema } from '../../store/schema'
import type { SearchScope } from '../../store/search'
import type { ProductContent } from '../content'

/** The words of six dictionaries must fit into the megabyte that PostgreSQL gives one row of them. */
const longestText = 60_000

/** Writes what the search reads of a product. */
export async function applySearchTexts(
  db: Transaction<Schema>,
  productId: string,
  product: ProductContent,
  now: Date,
): Promise<void> {
  for (const [scope, { title, body }] of Object.entries(textsOf(product, now))) {
    const row = { title: searchable(title), body: searchable(body) }
    await db
      .insertInto('product_search')
      .values({ product_id: productId, scope: scope as SearchScope, ...row })
      .onConflict((conflict) => conflict.columns(['product_id', 'scope']).doUpdateSet(row))
      .execute()
  }
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
