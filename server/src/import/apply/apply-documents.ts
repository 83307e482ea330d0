import type { Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import type { DocumentContent } from '../content'
import { insertSections } from './insert-sections'

/** Documents are known by their slugs. @param documents - Parents before their children. */
export async function applyDocuments(
  db: Transaction<Schema>,
  productId: string,
  documents: readonly DocumentContent[],
  now: Date,
): Promise<void> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'slug', 'content_hash'])
    .where('product_id', '=', productId)
    .execute()
  const stored = new Map(rows.map((row) => [row.slug, row]))
  const ids = new Map<string, string>()

  for (const document of documents) {
    const existing = stored.get(document.slug)
    stored.delete(document.slug)
    if (existing?.content_hash === document.hash) {
      ids.set(document.slug, existing.id)
      continue
    }
    const row = {
      parent_id: (document.parentSlug !== null && ids.get(document.parentSlug)) || null,
      position: document.position,
      path: document.path,
      content_hash: document.hash,
      updated_at: now,
    }
    const { id } = await db
      .insertInto('documents')
      .values({ product_id: productId, slug: document.slug, created_at: now, ...row })
      .onConflict((conflict) => conflict.columns(['product_id', 'slug']).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(document.slug, id)
    await applyTexts(db, id, document)
  }

  // Last: removing a parent removes its children, and by now those that stay have another.
  const gone = [...stored.values()].map(({ id }) => id)
  if (gone.length > 0) await db.deleteFrom('documents').where('id', 'in', gone).execute()
}

async function applyTexts(
  db: Transaction<Schema>,
  documentId: string,
  { texts }: DocumentContent,
): Promise<void> {
  await db.deleteFrom('document_texts').where('document_id', '=', documentId).execute()
  await db.deleteFrom('document_sections').where('document_id', '=', documentId).execute()
  for (const [language, { title, content, metadata, nodes, sections }] of texts) {
    const row = { document_id: documentId, language, title, content, nodes }
    await db
      .insertInto('document_texts')
      .values({ ...row, metadata: JSON.stringify(metadata) })
      .execute()
    await insertSections(db, { documentId, language }, sections)
  }
}
