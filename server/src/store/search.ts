import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { pageOf, type Page, type Paged } from './paging'
import { mayDo, type Viewer } from './product-access'
import { listProducts, productColumns, type ProductRecord } from './products'
import type { ProductSearchTable, Schema } from './schema'
import { canBeMisspelt, occurs, queryOf, resemblance, searchedWords } from './search-words'

export type SearchScope = ProductSearchTable['scope']

/** Of the trigrams of both words together; two letters exchanged in a word of seven leave a third. */
const typoSimilarity = 0.3

export interface SearchOptions {
  /** Without words in it everything is found, by name. */
  text: string
  /** What is searched beside the products' own names and descriptions. */
  join?: readonly Exclude<SearchScope, 'product'>[]
  page: Page
}

/**
 * Products that the viewer may see and in which every word of the text occurs, the best match first. A word also finds
 * what begins with it, contains it, or has its stem in one of the five languages. Only when nothing at all is found
 * are misspelt words taken for the ones that look most like them.
 */
export async function searchProducts(
  db: Kysely<Schema>,
  viewer: Viewer,
  { text, join = [], page }: SearchOptions,
): Promise<Paged<ProductRecord>> {
  const words = searchedWords(text)
  if (words.length === 0) return text.trim() === '' ? listProducts(db, viewer, page) : { data: [], total: 0 }

  const search = { phrase: words.join(' '), words, scopes: ['product' as const, ...join], page }
  const exact = await find(db, viewer, { ...search, matches: occurs, rank: rankOfOccurrence(words) })
  if (exact.total > 0) return exact
  return find(db, viewer, { ...search, matches: resembles, rank: rankOfResemblance(words) })
}

interface Search {
  phrase: string
  words: readonly string[]
  scopes: readonly SearchScope[]
  page: Page
  matches(word: string): RawBuilder<SqlBool>
  rank: RawBuilder<number>
}

async function find(db: Kysely<Schema>, viewer: Viewer, search: Search): Promise<Paged<ProductRecord>> {
  const conditions = search.words.map(search.matches)
  // The words may be spread: one in the name, another in a version.
  const found = db
    .selectFrom('product_search')
    .select(['revision_id', search.rank.as('rank')])
    .where('scope', 'in', search.scopes)
    .where((eb) => eb.or(conditions))
    .groupBy('revision_id')
    .having((eb) => eb.and(conditions.map((condition) => sql<SqlBool>`bool_or(${condition})`)))

  const matching = db
    .selectFrom('products')
    .innerJoin(found.as('found'), 'found.revision_id', 'products.revision_id')
    .where(mayDo(viewer, 'view'))
  return pageOf(
    matching
      .select(productColumns)
      .orderBy(nameRank(search.phrase), 'desc')
      .orderBy('found.rank', 'desc')
      .orderBy('products.sort_key')
      .orderBy('products.id'),
    search.page,
  )
}

/** Documents are left out: in so much text everything resembles something. */
function resembles(word: string): RawBuilder<SqlBool> {
  if (!canBeMisspelt(word)) return occurs(word)
  const { title, body } = resemblance(word)
  return sql<SqlBool>`(scope <> 'documents' and greatest(${title}, ${body}) >= ${typoSimilarity})`
}

/** A product found by its own text stands before one found by its versions, and that before its documents. */
const scopeWeight = sql<number>`case scope when 'product' then 1 when 'versions' then 0.5 else 0.25 end`

function rankOfOccurrence(words: readonly string[]): RawBuilder<number> {
  const all = sql.join(words.map(queryOf), sql` || `)
  return sql<number>`max(ts_rank(words, ${all}) * ${scopeWeight})`
}

function rankOfResemblance(words: readonly string[]): RawBuilder<number> {
  const ranks = words.map(resemblance).map(({ title, body }) => sql`${title} + ${body} / 2`)
  return sql<number>`max((${sql.join(ranks, sql` + `)}) * ${scopeWeight})`
}

/** Who types a product's name wants that product, whatever else the words occur in. */
function nameRank(phrase: string): RawBuilder<number> {
  return sql<number>`case
    when products.sort_key = ${phrase} then 3
    when starts_with(products.sort_key, ${phrase}) then 2
    when strpos(' ' || products.sort_key, ${` ${phrase}`}) > 0 then 1
    else 0 end`
}
