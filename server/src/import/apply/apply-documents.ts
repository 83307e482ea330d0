import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import type { ProductChange } from './content-changes'
import { inParts } from './in-parts'
import type { Revisions } from './revisions'

const rowsAtOnce = 100

/** Documents are known by their slugs. */
export async function applyDocuments(
  db: Transaction<Schema>,
  changes: readonly ProductChange[],
  revisions: Revisions,
  now: Date,
): Promise<void> {
  const rows: Insertable<Schema['documents']>[] = []
  const gone: string[] = []
  for (const { id: productId, product, documents: stored } of changes) {
    const ids = new Map(product.documents.map(({ slug }) => [slug, stored.get(slug)?.id ?? randomUUID()]))
    for (const document of product.documents) {
      if (stored.get(document.slug)?.hash === document.hash) continue
      rows.push({
        id: ids.get(document.slug),
        product_id: productId,
        parent_id: (document.parentSlug !== null && ids.get(document.parentSlug)) || null,
        slug: document.slug,
        position: document.position,
        path: document.path,
        revision_id: revisions.get(document) ?? null,
        content_hash: document.hash,
        created_at: now,
        updated_at: now,
      })
    }
    for (const [slug, { id }] of stored) if (!ids.has(slug)) gone.push(id)
  }
  await writeDocuments(db, rows)
  // Last: removing a parent removes its children, and by now those that stay have another.
  if (gone.length > 0)
    await db
      .deleteFrom('documents')
      .where(sql<boolean>`id = any(${gone}::uuid[])`)
      .execute()
}

/** @param rows - Parents before their children. */
function writeDocuments(
  db: Transaction<Schema>,
  rows: readonly Insertable<Schema['documents']>[],
): Promise<void> {
  return inParts(rows, rowsAtOnce, (part) =>
    db
      .insertInto('documents')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          parent_id: ref('excluded.parent_id'),
          position: ref('excluded.position'),
          path: ref('excluded.path'),
          revision_id: ref('excluded.revision_id'),
          content_hash: ref('excluded.content_hash'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute(),
  )
}
