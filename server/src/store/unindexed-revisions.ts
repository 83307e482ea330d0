import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/** Read at once; documents and descriptions may be long. */
const revisionsAtOnce = 20

/** Products whose revisions have no entries of the search yet. */
export function findUnindexedProducts(db: Kysely<Schema>) {
  return db
    .selectFrom('revisions')
    .innerJoin('products', 'products.revision_id', 'revisions.id')
    .select(['revisions.id as revision_id', 'products.id as product_id', 'name', 'description'])
    .select('public_labels as labels')
    .where(isNotIndexed)
    .limit(revisionsAtOnce)
    .execute()
}

interface IndexedText {
  language: string
  title: string
  sections: { heading: string; content: string }[]
}

export function findUnindexedDocuments(db: Kysely<Schema>) {
  return db
    .selectFrom('revisions')
    .innerJoin('documents', 'documents.revision_id', 'revisions.id')
    .select(['revisions.id as revision_id', 'documents.product_id'])
    .select(
      sql<IndexedText[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('language', language, 'title', title, 'sections', (
          select coalesce(jsonb_agg(jsonb_build_object('heading', heading, 'content', content) order by position), '[]')
          from document_sections
          where document_sections.revision_id = document_texts.revision_id
            and document_sections.language = document_texts.language))), '[]')
        from document_texts where document_texts.revision_id = revisions.id)`.as('texts'),
    )
    .where(isNotIndexed)
    .limit(revisionsAtOnce)
    .execute()
}

export function findUnindexedSpecifications(db: Kysely<Schema>) {
  return db
    .selectFrom('revisions')
    .innerJoin('product_versions', 'product_versions.revision_id', 'revisions.id')
    .innerJoin('specifications', 'specifications.revision_id', 'revisions.id')
    .select(['revisions.id as revision_id', 'product_versions.product_id'])
    .select(['specifications.text', 'specifications.format', 'specifications.operations'])
    .where(isNotIndexed)
    .limit(1)
    .execute()
}

const isNotIndexed = sql<boolean>`not revisions.is_indexed`
