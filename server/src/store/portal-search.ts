import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { isEditOf } from '../lib/is-edit-of'
import { documentTexts } from './documents'
import { fold, tokenize } from './folding'
import { mayDo, type Viewer } from './product-access'
import { isAvailable } from './products'
import type { Schema } from './schema'
import type { OperationDetail, SearchKind } from './schema-search'
import { canBeMisspelled } from './search-terms'

/** Words of the portal that one term stands for. Rows of a term that has more are found by its whole word. */
const mostWords = 60
/** Of one kind, ranked by how well they match. A term that more have tells little about them. */
const mostRanked = 300
/** Of a developer, newest first. */
const mostApplications = 1000
const longestWord = 40

export interface FoundProduct {
  id: string
  slug: string
  name: string
}

interface Found {
  title: string
  product: FoundProduct
}

export interface FoundVersionPart extends Found {
  version: { id: string; name: string }
  detail: OperationDetail | Record<string, never>
}

export interface FoundDocument extends Found {
  document: { id: string; slug: string; parent_slug: string | null; title: string }
  anchor: string
  content: string
}

export interface PortalMatches {
  products: (Found & { description: string | null })[]
  documents: FoundDocument[]
  operations: FoundVersionPart[]
  models: FoundVersionPart[]
}

export interface PortalSearch {
  viewer: Viewer
  language: string
  /** Folded, at least one. */
  terms: readonly string[]
  /** Most matches of each kind. */
  limit: number
}

export const nothingFound: PortalMatches = { products: [], documents: [], operations: [], models: [] }

/**
 * Returns what the viewer may see and what has every term, as a word or as the beginning of one, the best match of each kind first. Only if
 * there is none are misspelled terms recognized.
 */
export async function searchPortal(db: Kysely<Schema>, search: PortalSearch): Promise<PortalMatches> {
  const products = await visibleProducts(db, search.viewer)
  if (products?.length === 0) return nothingFound
  const terms = search.terms.map((term) => term.slice(0, longestWord))
  const beginnings = await wordsBeginningWith(db, terms)
  const exact = await find(
    db,
    search,
    terms.map((term) => ({ term, words: [term, ...(beginnings.get(term) ?? [])] })),
    products,
  )
  if (!isEmpty(exact)) return exact
  const alike = await Promise.all(
    terms.map(async (term) => {
      const words = canBeMisspelled(term) ? await wordsLike(db, term) : []
      return { term, words: [term, ...(beginnings.get(term) ?? []), ...words] }
    }),
  )
  return find(db, search, alike, products)
}

function isEmpty({ products, documents, operations, models }: PortalMatches): boolean {
  return [products, documents, operations, models].every(({ length }) => length === 0)
}

/** @returns IDs; undefined if the viewer sees every product. */
async function visibleProducts(db: Kysely<Schema>, viewer: Viewer): Promise<string[] | undefined> {
  if (viewer === 'unrestricted') return undefined
  if (viewer === 'nobody') return []
  const rows = await db.selectFrom('products').select('id').where(mayDo(viewer, 'view')).execute()
  return rows.map(({ id }) => id)
}

async function wordsBeginningWith(
  db: Kysely<Schema>,
  terms: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ term: string; words: string[] }>`
    select term, array(
      select word from search_words
      where word > term collate "C" and word < (term || chr(1114111)) collate "C"
      order by word limit ${mostWords}) as words
    from unnest(${terms}::text[]) as term`.execute(db)
  return new Map(rows.map(({ term, words }) => [term, words]))
}

/** The database finds words with common trigrams; few of them are the term with a letter or two wrong. */
async function wordsLike(db: Kysely<Schema>, term: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where word % ${term}
    order by similarity(word, ${term}) desc limit ${mostWords}`.execute(db)
  return rows.map(({ word }) => word).filter((word) => isEditOf(word, term))
}

interface Term {
  term: string
  words: readonly string[]
}

async function find(
  db: Kysely<Schema>,
  { viewer, language, limit }: PortalSearch,
  terms: readonly Term[],
  products: readonly string[] | undefined,
): Promise<PortalMatches> {
  const best = (kind: SearchKind) => bestEntries({ kind, terms, products, language, limit })
  // More than what is shown: sections of one document, and operations of several versions, are shown once.
  const versionParts = (kind: 'operation' | 'model') =>
    db
      .selectFrom(best(kind).as('entry'))
      .innerJoin('product_versions', 'product_versions.revision_id', 'entry.revision_id')
      .innerJoin('products', 'products.id', 'product_versions.product_id')
      .select(['entry.title', 'entry.detail', productObject.as('product')])
      .select(
        sql<FoundVersionPart['version']>`jsonb_build_object(
          'id', product_versions.id, 'name', product_versions.name)`.as('version'),
      )
      .where(isAvailable)
      .where(mayDo(viewer, 'view'))
      .orderBy('entry.rank')
      .orderBy('product_versions.created_at', 'desc')
      .execute()

  const foundProducts = db
    .selectFrom(best('product').as('entry'))
    .innerJoin('products', 'products.revision_id', 'entry.revision_id')
    .select(['entry.title', 'products.description', productObject.as('product')])
    .where(mayDo(viewer, 'view'))
    .orderBy('entry.rank')
    .execute()

  const foundDocuments = documentTexts(db, language)
    .innerJoin(best('document').as('entry'), (join) =>
      join
        .onRef('entry.revision_id', '=', 'documents.revision_id')
        .onRef('entry.language', '=', 'text.language'),
    )
    .innerJoin('products', 'products.id', 'documents.product_id')
    .leftJoin('documents as parents', 'parents.id', 'documents.parent_id')
    .leftJoin('document_sections as section', (join) =>
      join
        .onRef('section.revision_id', '=', 'entry.revision_id')
        .onRef('section.language', '=', 'entry.language')
        .onRef('section.position', '=', 'entry.position'),
    )
    .select(['entry.title', productObject.as('product')])
    .select(sql<string>`coalesce(section.anchor, '')`.as('anchor'))
    .select(sql<string>`coalesce(section.content, '')`.as('content'))
    .select(
      sql<FoundDocument['document']>`jsonb_build_object(
        'id', documents.id, 'slug', documents.slug, 'parent_slug', parents.slug, 'title', text.title)`.as(
        'document',
      ),
    )
    .where(mayDo(viewer, 'view'))
    .orderBy('entry.rank')
    .execute()

  const [productRows, documents, operations, models] = await Promise.all([
    foundProducts,
    foundDocuments,
    versionParts('operation'),
    versionParts('model'),
  ])
  return {
    products: productRows.slice(0, limit),
    documents: each(documents, ({ document, anchor }) => `${document.id} ${anchor}`, limit),
    operations: each(
      operations,
      ({ product, detail }) => `${product.id} ${'path' in detail ? `${detail.method} ${detail.path}` : ''}`,
      limit,
    ),
    models: each(models, ({ product, title }) => `${product.id} ${title}`, limit),
  }
}

/** Returns the first ones, of each key one. */
function each<T>(found: readonly T[], keyOf: (one: T) => string, limit: number): T[] {
  return [...new Map(found.toReversed().map((one) => [keyOf(one), one])).values()].reverse().slice(0, limit)
}

const productObject = sql<FoundProduct>`jsonb_build_object(
  'id', products.id, 'slug', products.slug, 'name', products.name)`

interface BestOptions {
  kind: SearchKind
  terms: readonly Term[]
  products: readonly string[] | undefined
  language: string
  limit: number
}

interface BestEntry {
  revision_id: string
  language: string
  position: number
  title: string
  detail: FoundVersionPart['detail']
  rank: number
}

/**
 * Few candidates are found by their words first, and only these are ranked. Nothing is joined before: that would be done for everything
 * that has a frequent word.
 */
function bestEntries({ kind, terms, products, language, limit }: BestOptions) {
  const conditions = (column: 'title_words' | 'words') => {
    const all: RawBuilder<SqlBool>[] = [sql`kind = ${sql.lit(kind)}`]
    for (const { words } of terms) all.push(sql`${sql.ref(column)} && ${[...words]}::text[]`)
    if (products) all.push(sql`product_id = any(${[...products]}::uuid[])`)
    if (kind === 'document')
      all.push(sql`(language = ${language} or language = '' and ${language} <> all(other_languages))`)
    return sql.join(all, sql` and `)
  }
  const candidates = (column: 'title_words' | 'words') => sql`(
    select revision_id, kind, language, position, title, detail, title_words, words
    from search_entries where ${conditions(column)} limit ${mostRanked})`
  // Sections with a term in their text only are the last candidates: there may be many.
  const found =
    kind === 'document'
      ? sql`${candidates('title_words')} union all ${candidates('words')}`
      : candidates('words')
  const scores = terms.map(
    ({ term, words }) => sql`case
      when title_words @> array[${term}] then 4
      when title_words && ${[...words]}::text[] then 2.5
      when words @> array[${term}] then 1.5
      else 1 end`,
  )
  const whole = terms.map(({ term }) => term)
  return sql<BestEntry>`(
    select revision_id, language, position, title, detail,
      row_number() over (order by score desc, cardinality(title_words), title, position) as rank
    from (
      select distinct on (revision_id, language, position) *,
        ${sql.join(scores, sql` + `)}
          + case when title_words = ${whole}::text[] then 3 else 0 end as score
      from (${found}) candidates
    ) scored
    order by score desc, cardinality(title_words), title, position
    limit ${limit * 4})`
}

export interface FoundApplication {
  id: string
  name: string
}

/** Returns applications of a developer in whose names every term begins a word, newest first. */
export async function searchApplications(
  db: Kysely<Schema>,
  developerId: string,
  { terms, limit }: Pick<PortalSearch, 'terms' | 'limit'>,
): Promise<FoundApplication[]> {
  const applications = await db
    .selectFrom('applications')
    .select(['id', 'name'])
    .where('developer_id', '=', developerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostApplications)
    .execute()
  const named = applications.map((application) => ({ application, words: tokenize(fold(application.name)) }))
  const matching = (fits: (word: string, term: string) => boolean) =>
    named
      .filter(({ words }) => terms.every((term) => words.some((word) => fits(word, term))))
      .map(({ application }) => application)
      .slice(0, limit)
  const exact = matching((word, term) => word.startsWith(term))
  return exact.length > 0 ? exact : matching(fitsLoosely)
}

const fitsLoosely = (word: string, term: string): boolean =>
  word.startsWith(term) || (canBeMisspelled(term) && isEditOf(word, term))
