import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { documentsIn } from './documents'
import { pageOf, type Page, type Paged } from './paging'
import type { Schema } from './schema'
import {
  canBeMisspelled,
  canBeSubstring,
  containsTerm,
  matchesText,
  queryOf,
  similarity,
  titleResembles,
  withTypos,
} from './search-terms'

/** A section in which something was found. */
export interface FoundSection {
  document_id: string
  slug: string
  /** Of the document. */
  title: string
  heading: string
  anchor: string
  content: string
}

/** Minimum similarity, 0 to 1. Higher than that of titles, because long texts contain words similar to any other. */
const bodySimilarity = 0.4

interface DocumentSearch {
  productId: string
  language: string
  /** Folded, at least one. */
  terms: readonly string[]
  page: Page
}

/**
 * Returns sections of a product's documents in which every term occurs, in the language that the reader gets. Titles rank above
 * bodies. Only if there is no match are similar words searched, for misspelled terms.
 */
export async function searchDocuments(
  db: Kysely<Schema>,
  search: DocumentSearch,
): Promise<Paged<FoundSection>> {
  const { terms } = search
  const all = sql.join(terms.map(queryOf), sql` || `)
  const exact = await find(db, search, terms.map(occurs), sql<number>`ts_rank(words, ${all})`)
  if (exact.total > 0 || !terms.some(canBeMisspelled)) return exact
  const ranks = terms.map((term) => sql`${similarity(term, 'title')} + ${similarity(term, 'body')} / 2`)
  return withTypos(db, (typos) =>
    find(typos, search, terms.map(resembles), sql<number>`(${sql.join(ranks, sql` + `)})`),
  )
}

function occurs(term: string): RawBuilder<SqlBool> {
  return canBeSubstring(term)
    ? sql<SqlBool>`(${matchesText(term)} or ${containsTerm(term)})`
    : matchesText(term)
}

/** One product has few enough sections to compare each of their words. */
function resembles(term: string): RawBuilder<SqlBool> {
  return canBeMisspelled(term)
    ? sql<SqlBool>`(${titleResembles(term)} or ${similarity(term, 'body')} >= ${bodySimilarity})`
    : occurs(term)
}

async function find(
  db: Kysely<Schema>,
  { productId, language, terms, page }: DocumentSearch,
  conditions: readonly RawBuilder<SqlBool>[],
  rank: RawBuilder<number>,
): Promise<Paged<FoundSection>> {
  const sections = documentsIn(db, productId, language)
    .innerJoin('document_sections as section', (join) =>
      join
        .onRef('section.revision_id', '=', 'documents.revision_id')
        .onRef('section.language', '=', 'text.language'),
    )
    .select([
      'documents.id as document_id',
      'documents.slug',
      'text.title as document_title',
      'section.position',
      'section.heading',
      'section.anchor',
      'section.content',
      'section.title',
      'section.body',
      'section.words',
    ])
  const matching = db.selectFrom(sections.as('sections')).where((eb) => eb.and([...conditions]))
  return pageOf(
    matching
      .select(['document_id', 'slug', 'document_title as title', 'heading', 'anchor', 'content'])
      .orderBy(sql`strpos(title, ${terms.join(' ')}) > 0`, 'desc')
      .orderBy(rank, 'desc')
      .orderBy('slug')
      .orderBy('position'),
    page,
  )
}
