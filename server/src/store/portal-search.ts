import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isEditOf } from '../lib/is-edit-of'
import { mayDo, type Viewer } from './product-access'
import { isAvailable } from './products'
import type { Schema } from './schema'
import { titleKeyOf } from './search-entries'
import { type OperationDetail, type SearchKind, searchKinds } from './schema-search'
import { canBeMisspelled } from './search-terms'

/** Words of the portal that one misspelled term stands for. */
const mostWords = 60
/** Of one kind, ranked by how well they match. A term that more have tells little about them. */
const mostRanked = 300
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
  if (search.viewer === 'nobody') return nothingFound
  const terms = search.terms.map((term) => ({ term: term.slice(0, longestWord), alike: [] as string[] }))
  if (await beginWords(db, terms)) {
    const exact = await findBest(db, search, terms)
    if (exact.length > 0) return detailsOf(db, search, exact)
  }
  const misspelled = await Promise.all(
    terms.map(async ({ term }) => ({ term, alike: canBeMisspelled(term) ? await wordsLike(db, term) : [] })),
  )
  if (misspelled.every(({ alike }) => alike.length === 0)) return nothingFound
  return detailsOf(db, search, await findBest(db, search, misspelled))
}

/** Returns whether each term begins a word of the portal. Otherwise no entry has them all, which a search among entries finds out slowly. */
async function beginWords(db: Kysely<Schema>, terms: readonly Term[]): Promise<boolean> {
  const { rows } = await sql<{ every_one: boolean }>`
    select bool_and((select word ^@ term from search_words where word >= term order by word limit 1)) as every_one
    from unnest(${terms.map(({ term }) => term)}::text[]) as term`.execute(db)
  return rows[0]?.every_one ?? false
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
  /** Words that it may be a misspelled form of. */
  alike: readonly string[]
}

/** Terms and words are letters and digits. */
const lexeme = (text: string) => `'${text}'`
const anyForm = ({ term, alike }: Term) => [`${lexeme(term)}:*`, ...alike.map(lexeme)].join(' | ')
const queryOf = (text: string) => sql`${text}::tsquery`

interface BestEntry {
  kind: SearchKind
  revision_id: string
  product_id: string
  language: string
  position: number
  title: string
  detail: FoundVersionPart['detail']
}

/** What is shown once: operations and models are in several versions of a product. */
const sameEntry: Readonly<Record<SearchKind, RawBuilder<unknown>>> = {
  product: sql`product_id::text`,
  document: sql`revision_id::text || position`,
  operation: sql`product_id::text || (detail ->> 'method') || (detail ->> 'path')`,
  model: sql`product_id::text || title`,
}

/**
 * Returns the best visible entries of each kind, the best one first. Few candidates are found by index, and only these are ranked: first
 * those with the terms as their title, then in it, then with beginnings in it, then in their text. Later ones are looked for only if there
 * are too few of the earlier ones.
 */
async function findBest(
  db: Kysely<Schema>,
  { viewer, language, limit }: PortalSearch,
  terms: readonly Term[],
): Promise<BestEntry[]> {
  const { rows } = await sql<BestEntry>`
    with visible_products as materialized (
      ${db.selectFrom('products').select('id as product_id').where(mayDo(viewer, 'view'))}
    ), visible_versions as materialized (
      select product_versions.revision_id, product_versions.created_at
      from product_versions join visible_products using (product_id)
      where ${isAvailable} and product_versions.revision_id is not null
    )
    ${sql.join(
      searchKinds.map((kind) => sql`(${bestOfKind(kind, { terms, language, limit })})`),
      sql` union all `,
    )}`.execute(db)
  return rows
}

function bestOfKind(
  kind: SearchKind,
  { terms, language, limit }: Pick<PortalSearch, 'language' | 'limit'> & { terms: readonly Term[] },
) {
  const isOfVersion = kind === 'operation' || kind === 'model'
  const asTitle = queryOf(lexeme(titleKeyOf(terms.map(({ term }) => term))))
  const asWords = queryOf(terms.map(({ term }) => lexeme(term)).join(' & '))
  const inAnyForm = queryOf(terms.map((term) => `(${anyForm(term)})`).join(' & '))
  // `case` keeps the subquery out of the plan's joins: it is hashed once, and asked for each row until there are enough.
  const isVisible = isOfVersion
    ? sql`case when revision_id in (select revision_id from visible_versions) then true end`
    : sql`case when product_id in (select product_id from visible_products) then true end`
  const isInLanguage =
    kind === 'document'
      ? sql`(language = ${language} or language = '' and ${language} <> all(other_languages))`
      : sql`true`
  // Planned as if all of them were read, and read only until there are enough.
  const candidates = (condition: RawBuilder<unknown>) => sql`(
    with matches as materialized (
      select revision_id, product_id, language, position, title, detail, title_words, words, other_languages
      from search_entries where kind = ${sql.lit(kind)} and ${condition}
    )
    select revision_id, product_id, language, position, title, detail, title_words, words
    from matches where ${isInLanguage} and ${isVisible} limit ${sql.lit(mostRanked)})`
  const conditions = [
    sql`title_words @@ ${asTitle}`,
    sql`title_words @@ ${asWords}`,
    sql`title_words @@ ${inAnyForm}`,
    // All words of a model are in its title.
    ...(kind === 'model' ? [] : [sql`words @@ ${inAnyForm}`]),
  ]
  const scores = terms.map(
    (term) => sql`case
      when title_words @@ ${queryOf(lexeme(term.term))} then 4
      when title_words @@ ${queryOf(anyForm(term))} then 2.5
      when words @@ ${queryOf(lexeme(term.term))} then 1.5
      else 1 end`,
  )
  const newest = isOfVersion ? sql`, visible_versions.created_at desc` : sql``
  return sql`
    select ${sql.lit(kind)} as kind, revision_id, product_id, language, position, title, detail
    from (
      select distinct on (${sameEntry[kind]}) scored.*
      from (
        select *, ${sql.join(scores, sql` + `)}
          + case when title_words @@ ${asTitle} then 3 else 0 end as score
        from (
          select * from (${sql.join(conditions.map(candidates), sql` union all `)}) found
          limit ${sql.lit(mostRanked)}
        ) candidates
      ) scored
      ${isOfVersion ? sql`join visible_versions using (revision_id)` : sql``}
      order by ${sameEntry[kind]}, score desc${newest}, position
    ) best
    order by score desc, length(title_words), title, revision_id, position
    limit ${limit}`
}

const productObject = sql<FoundProduct>`jsonb_build_object(
  'id', products.id, 'slug', products.slug, 'name', products.name)`

/** Adds what is shown of the entries, which asks once more whether the viewer may see it. */
async function detailsOf(
  db: Kysely<Schema>,
  { viewer }: PortalSearch,
  best: readonly BestEntry[],
): Promise<PortalMatches> {
  const entriesOf = (kind: SearchKind) => db.selectFrom(rankedRows(best, kind).as('entry'))
  const versionParts = (kind: 'operation' | 'model') =>
    entriesOf(kind)
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
      .execute()

  const productRows = entriesOf('product')
    .innerJoin('products', 'products.revision_id', 'entry.revision_id')
    .select(['entry.title', 'products.description', productObject.as('product')])
    .where(mayDo(viewer, 'view'))
    .orderBy('entry.rank')
    .execute()

  const sections = entriesOf('document')
    .innerJoin('documents', 'documents.revision_id', 'entry.revision_id')
    .innerJoin('products', 'products.id', 'documents.product_id')
    .innerJoin('document_texts as text', (join) =>
      join.onRef('text.revision_id', '=', 'entry.revision_id').onRef('text.language', '=', 'entry.language'),
    )
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

  const [products, documents, operations, models] = await Promise.all([
    productRows,
    sections,
    versionParts('operation'),
    versionParts('model'),
  ])
  return { products, documents, operations, models }
}

function rankedRows(best: readonly BestEntry[], kind: SearchKind) {
  const entries = best.filter((entry) => entry.kind === kind)
  return sql<Omit<BestEntry, 'kind' | 'product_id'> & { rank: number }>`(
    select * from unnest(
      ${entries.map(({ revision_id }) => revision_id)}::uuid[],
      ${entries.map(({ language }) => language)}::text[],
      ${entries.map(({ position }) => position)}::integer[],
      ${entries.map(({ title }) => title)}::text[],
      ${entries.map(({ detail }) => JSON.stringify(detail))}::jsonb[]
    ) with ordinality as entry (revision_id, language, position, title, detail, rank))`
}
