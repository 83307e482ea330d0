import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { offsetOf, type Page, type Paged } from './paging'
import { mayDo, type Viewer } from './product-access'
import { listProducts, productColumns, type ProductRecord } from './products'
import type { Schema } from './schema'
import type { ProductSearchTable } from './schema-content'
import {
  canBeMisspelled,
  canBeSubstring,
  containsTerm,
  matchesText,
  queryOf,
  searchTerms,
  similarity,
  titleResembles,
  withTypos,
} from './search-terms'

export type SearchScope = ProductSearchTable['scope']

/** Of the products that match, so many are ranked by how well they do. A term that more have tells little about them. */
const rankedMatches = 200

export interface SearchOptions {
  /** Without terms in it everything is found, by name. */
  text: string
  /** What is searched beside the products' own names and descriptions. */
  join?: readonly Exclude<SearchScope, 'product'>[]
  page: Page
}

/**
 * Returns products that the viewer may see and in which every term of the text occurs, the best match first. A term also
 * matches words that begin with it or have its stem in one of the five languages, and everywhere but in documents words that
 * contain it. Only if there is no match are similar words searched, for misspelled terms.
 */
export async function searchProducts(
  db: Kysely<Schema>,
  viewer: Viewer,
  { text, join = [], page }: SearchOptions,
): Promise<Paged<ProductRecord>> {
  const terms = searchTerms(text)
  if (terms.length === 0) return text.trim() === '' ? listProducts(db, viewer, page) : { data: [], total: 0 }

  const search = { phrase: terms.join(' '), terms, scopes: ['product' as const, ...join], page }
  const exact = await find(db, viewer, { ...search, matches: occurrence, rank: rankOfOccurrence(terms) })
  if (exact.total > 0) return exact
  return withTypos(db, (typos) =>
    find(typos, viewer, { ...search, matches: resemblance, rank: rankOfResemblance(terms) }),
  )
}

interface Search {
  phrase: string
  terms: readonly string[]
  scopes: readonly SearchScope[]
  page: Page
  /** Conditions of which one must be true; each has an index of its own. */
  matches(term: string): RawBuilder<SqlBool>[]
  rank: RawBuilder<number>
}

async function find(db: Kysely<Schema>, viewer: Viewer, search: Search): Promise<Paged<ProductRecord>> {
  const { phrase, terms, scopes, page, matches, rank } = search
  const searched = db.selectFrom('product_search').where('scope', 'in', scopes)
  const hits = terms.flatMap((term, number) =>
    matches(term).map((condition) =>
      searched
        .select(['revision_id', scopeWeight.as('weight'), sql<number>`${sql.lit(number)}`.as('term')])
        .where(condition),
    ),
  )
  const [first] = hits
  if (!first) return { data: [], total: 0 }
  const rows = await db
    .with('hits', () => hits.slice(1).reduce((all, more) => all.unionAll(more), first))
    .with(
      // Otherwise the conditions would be evaluated once for the total and once for the page.
      (cte) => cte('matches').materialized(),
      (cte) =>
        cte
          .selectFrom('products')
          .innerJoin('hits', 'hits.revision_id', 'products.revision_id')
          .where(mayDo(viewer, 'view'))
          .groupBy('products.id')
          // The terms may match different rows: one the name, another a version.
          .having(sql<SqlBool>`count(distinct hits.term) = ${terms.length}`)
          .select(['products.id', 'products.revision_id', 'products.sort_key'])
          .select([nameRank(phrase).as('name_rank'), sql<number>`max(hits.weight)`.as('weight')]),
    )
    .with('ranked', (cte) =>
      cte
        .selectFrom(
          cte
            .selectFrom('matches')
            .select(['id', 'revision_id'])
            .orderBy('name_rank', 'desc')
            .orderBy('weight', 'desc')
            .orderBy('sort_key')
            .orderBy('id')
            .limit(rankedMatches)
            .as('best'),
        )
        .innerJoin('product_search', 'product_search.revision_id', 'best.revision_id')
        .where('product_search.scope', 'in', scopes)
        .groupBy('best.id')
        .select(['best.id', rank.as('rank')]),
    )
    .with('page', (cte) =>
      cte
        .selectFrom('matches')
        .leftJoin('ranked', 'ranked.id', 'matches.id')
        .select(['matches.id', sql<number>`(count(*) over ())::integer`.as('total')])
        .select(
          sql<number>`row_number() over (
            order by name_rank desc, rank desc nulls last, weight desc, sort_key, matches.id)`.as('place'),
        )
        .orderBy('place')
        .limit(page.size)
        .offset(offsetOf(page)),
    )
    .selectFrom('page')
    .innerJoin('products', 'products.id', 'page.id')
    .select(productColumns)
    .select('page.total')
    .orderBy('page.place')
    .execute()

  const total = rows[0]?.total
  if (total === undefined && page.number > 1) {
    const atFirst = await find(db, viewer, { ...search, page: { size: 1, number: 1 } })
    return { data: [], total: atFirst.total }
  }
  return { data: rows.map(({ total: _total, ...product }) => product), total: total ?? 0 }
}

/** Texts of documents are long: parts of words would be searched in all of them. This condition has an index of its own. */
const isShort = sql<SqlBool>`scope <> 'documents'`

function occurrence(term: string): RawBuilder<SqlBool>[] {
  return canBeSubstring(term)
    ? [matchesText(term), sql<SqlBool>`${isShort} and ${containsTerm(term)}`]
    : [matchesText(term)]
}

/** Bodies are not compared: long texts have similar words for every term. */
function resemblance(term: string): RawBuilder<SqlBool>[] {
  return canBeMisspelled(term)
    ? [matchesText(term), sql<SqlBool>`${isShort} and ${titleResembles(term)}`]
    : [matchesText(term)]
}

/** Matches in the product's own text rank above those in its versions, and those above its documents. */
const scopeWeight = sql<number>`case scope when 'product' then 1 when 'versions' then 0.5 else 0.25 end`

function rankOfOccurrence(terms: readonly string[]): RawBuilder<number> {
  const all = sql.join(terms.map(queryOf), sql` || `)
  return sql<number>`max(ts_rank(words, ${all}) * ${scopeWeight})`
}

function rankOfResemblance(terms: readonly string[]): RawBuilder<number> {
  const similarities = terms.map((term) => similarity(term, 'title'))
  return sql<number>`max(case when ${isShort} then (${sql.join(similarities, sql` + `)}) * ${scopeWeight} end)`
}

/** A product whose name matches the search text ranks first. */
function nameRank(phrase: string): RawBuilder<number> {
  return sql<number>`case
    when products.sort_key = ${phrase} then 3
    when starts_with(products.sort_key, ${phrase}) then 2
    when strpos(' ' || products.sort_key, ${` ${phrase}`}) > 0 then 1
    else 0 end`
}
