import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { documentsIn } from './documents'
import { pageOf, type Page, type Paged } from './paging'
import type { Schema } from './schema'
import { canBeMisspelt, occurs, queryOf, resemblance } from './search-words'

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

/** Long texts hold words that look like any other, so likeness is asked for there more strictly than in titles. */
const typoSimilarity = { title: 0.3, body: 0.4 } as const

interface DocumentSearch {
  productId: string
  language: string
  /** Folded, at least one. */
  words: readonly string[]
  page: Page
}

/**
 * Sections of a product's documents in which every word occurs, in the text that the reader gets; titles count more than
 * what stands below them. Only when there is none at all are words taken for misspelt ones.
 */
export async function searchDocuments(
  db: Kysely<Schema>,
  search: DocumentSearch,
): Promise<Paged<FoundSection>> {
  const { words } = search
  const all = sql.join(words.map(queryOf), sql` || `)
  const exact = await find(db, search, words.map(occurs), sql<number>`ts_rank(words, ${all})`)
  if (exact.total > 0 || !words.some(canBeMisspelt)) return exact
  const ranks = words.map(resemblance).map(({ title, body }) => sql`${title} + ${body} / 2`)
  return find(db, search, words.map(resembles), sql<number>`(${sql.join(ranks, sql` + `)})`)
}

function resembles(word: string): RawBuilder<SqlBool> {
  if (!canBeMisspelt(word)) return occurs(word)
  const { title, body } = resemblance(word)
  return sql<SqlBool>`(${title} >= ${typoSimilarity.title} or ${body} >= ${typoSimilarity.body})`
}

async function find(
  db: Kysely<Schema>,
  { productId, language, words, page }: DocumentSearch,
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
      .orderBy(sql`strpos(title, ${words.join(' ')}) > 0`, 'desc')
      .orderBy(rank, 'desc')
      .orderBy('slug')
      .orderBy('position'),
    page,
  )
}
