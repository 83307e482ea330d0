import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { pageOf, type Page, type Paged } from './paging'
import { mayDo, type Viewer } from './product-access'
import { listProducts, productColumns, type ProductRecord } from './products'
import type { Schema } from './schema'
import type { ProductSearchTable } from './schema-content'
import { canBeMisspelled, occurs, queryOf, resemblance, searchTerms } from './search-terms'

export type SearchScope = ProductSearchTable['scope']

/** Minimum share of common trigrams, 0 to 1. Two swapped letters in a word of seven leave a third. */
const typoSimilarity = 0.3

export interface SearchOptions {
  /** Without terms in it everything is found, by name. */
  text: string
  /** What is searched beside the products' own names and descriptions. */
  join?: readonly Exclude<SearchScope, 'product'>[]
  page: Page
}

/**
 * Returns products that the viewer may see and in which every term of the text occurs, the best match first. A term also
 * matches words that begin with it, contain it, or have its stem in one of the five languages. Only if there is no match are
 * similar words searched, for misspelled terms.
 */
export async function searchProducts(
  db: Kysely<Schema>,
  viewer: Viewer,
  { text, join = [], page }: SearchOptions,
): Promise<Paged<ProductRecord>> {
  const terms = searchTerms(text)
  if (terms.length === 0) return text.trim() === '' ? listProducts(db, viewer, page) : { data: [], total: 0 }

  const search = { phrase: terms.join(' '), terms, scopes: ['product' as const, ...join], page }
  const exact = await find(db, viewer, { ...search, matches: occurs, rank: rankOfOccurrence(terms) })
  if (exact.total > 0) return exact
  return find(db, viewer, { ...search, matches: resembles, rank: rankOfResemblance(terms) })
}

interface Search {
  phrase: string
  terms: readonly string[]
  scopes: readonly SearchScope[]
  page: Page
  matches(term: string): RawBuilder<SqlBool>
  rank: RawBuilder<number>
}

async function find(db: Kysely<Schema>, viewer: Viewer, search: Search): Promise<Paged<ProductRecord>> {
  const conditions = search.terms.map(search.matches)
  // The terms may match different rows: one the name, another a version.
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

/** Documents are left out: long texts have similar words for every term. */
function resembles(term: string): RawBuilder<SqlBool> {
  if (!canBeMisspelled(term)) return occurs(term)
  const { title, body } = resemblance(term)
  return sql<SqlBool>`(scope <> 'documents' and greatest(${title}, ${body}) >= ${typoSimilarity})`
}

/** Matches in the product's own text rank above those in its versions, and those above its documents. */
const scopeWeight = sql<number>`case scope when 'product' then 1 when 'versions' then 0.5 else 0.25 end`

function rankOfOccurrence(terms: readonly string[]): RawBuilder<number> {
  const all = sql.join(terms.map(queryOf), sql` || `)
  return sql<number>`max(ts_rank(words, ${all}) * ${scopeWeight})`
}

function rankOfResemblance(terms: readonly string[]): RawBuilder<number> {
  const ranks = terms.map(resemblance).map(({ title, body }) => sql`${title} + ${body} / 2`)
  return sql<number>`max((${sql.join(ranks, sql` + `)}) * ${scopeWeight})`
}

/** A product whose name matches the search text ranks first. */
function nameRank(phrase: string): RawBuilder<number> {
  return sql<number>`case
    when products.sort_key = ${phrase} then 3
    when starts_with(products.sort_key, ${phrase}) then 2
    when strpos(' ' || products.sort_key, ${` ${phrase}`}) > 0 then 1
    else 0 end`
}
