import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { documentsIn } from './documents'
import { pageOf, type Page, type Paged } from './paging'
import type { Schema } from './schema'
import {
  canBeMisspelled,
  canBePartOfWord,
  isPartOfWord,
  isWord,
  queryOf,
  titleResembles,
  titleSimilarity,
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

interface DocumentSearch {
  productId: string
  language: string
  /** Folded, at least one. */
  terms: readonly string[]
  page: Page
}

/**
 * Returns sections of a product's documents in which every term occurs, in the language that the reader gets. Titles rank above
 * bodies. Only if there is no match are titles with similar words searched, for misspelled terms.
 */
export async function searchDocuments(
  db: Kysely<Schema>,
  search: DocumentSearch,
): Promise<Paged<FoundSection>> {
  const { terms } = search
  const all = sql.join(terms.map(queryOf), sql` || `)
  const exact = await find(db, search, terms.map(occurs), sql<number>`ts_rank(words, ${all})`)
  if (exact.total > 0 || !terms.some(canBeMisspelled)) return exact
  const similarity = sql<number>`(${sql.join(terms.map(titleSimilarity), sql` + `)})`
  return withTypos(db, (typos) => find(typos, search, terms.map(resembles), similarity))
}

function occurs(term: string): RawBuilder<SqlBool> {
  return canBePartOfWord(term) ? sql<SqlBool>`(${isWord(term)} or ${isPartOfWord(term)})` : isWord(term)
}

function resembles(term: string): RawBuilder<SqlBool> {
  return canBeMisspelled(term) ? sql<SqlBool>`(${isWord(term)} or ${titleResembles(term)})` : isWord(term)
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
