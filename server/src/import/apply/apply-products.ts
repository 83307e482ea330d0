import type { Transaction } from 'kysely'
import { fold } from '../../store/folding'
import type { Schema } from '../../store/schema'
import { applyDocumentImages } from './apply-document-images'
import { applyDocuments } from './apply-documents'
import { applyVersions, type VersionChanges } from './apply-versions'
import type { ProductChange } from './content-changes'
import { inParts } from './in-parts'
import type { Revisions } from './revisions'

const rowsAtOnce = 100

/**
 * Makes products name the new revisions: few rows, small ones, so that it is soon over. A product keeps its ID as long as
 * its folder has its name.
 */
export async function applyProducts(
  db: Transaction<Schema>,
  changes: readonly ProductChange[],
  revisions: Revisions,
  now: Date,
): Promise<VersionChanges> {
  const rows = changes.map(({ id, product }) => ({
    id,
    slug: product.slug,
    name: product.name,
    sort_key: fold(product.name),
    description: product.description,
    public_labels: JSON.stringify(product.labels),
    view_access: product.viewAccess,
    is_open: product.isOpen ?? false,
    register_access: product.registerAccess,
    servers: product.servers ? JSON.stringify(product.servers) : null,
    revision_id: revisions.get(product) ?? null,
    content_hash: product.hash,
    created_at: now,
    updated_at: now,
  }))
  await inParts(rows, rowsAtOnce, (part) =>
    db
      .insertInto('products')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          sort_key: ref('excluded.sort_key'),
          description: ref('excluded.description'),
          public_labels: ref('excluded.public_labels'),
          view_access: ref('excluded.view_access'),
          is_open: ref('excluded.is_open'),
          register_access: ref('excluded.register_access'),
          servers: ref('excluded.servers'),
          revision_id: ref('excluded.revision_id'),
          content_hash: ref('excluded.content_hash'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute(),
  )
  const versions = await applyVersions(db, changes, revisions, now)
  await applyDocuments(db, changes, revisions, now)
  await applyDocumentImages(db, changes, revisions)
  return versions
}
