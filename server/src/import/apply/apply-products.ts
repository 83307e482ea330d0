import type { Transaction } from 'kysely'
import { fold } from '../../store/folding'
import type { Schema } from '../../store/schema'
import type { ProductContent } from '../content'
import { applyDocumentImages } from './apply-document-images'
import { applyDocuments } from './apply-documents'
import { applySearchTexts } from './apply-search-texts'
import { applyVersions, type VersionChanges } from './apply-versions'

export type ProductChange =
  { outcome: 'unchanged' } | { outcome: 'added' | 'changed'; versions: VersionChanges }

/** `slug` of the folder; a product keeps its ID as long as its folder has its name. */
export async function applyProduct(
  db: Transaction<Schema>,
  product: ProductContent,
  now: Date,
): Promise<ProductChange> {
  const stored = await db
    .selectFrom('products')
    .select(['id', 'content_hash'])
    .where('slug', '=', product.slug)
    .executeTakeFirst()
  if (stored?.content_hash === product.hash) return { outcome: 'unchanged' }

  const row = {
    name: product.name,
    sort_key: fold(product.name),
    description: product.description,
    public_labels: JSON.stringify(product.labels),
    view_access: product.viewAccess,
    register_access: product.registerAccess,
    content_hash: product.hash,
    updated_at: now,
  }
  const { id } = await db
    .insertInto('products')
    .values({ slug: product.slug, created_at: now, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  const versions = await applyVersions(db, id, product.versions, now)
  await applyDocuments(db, id, product.documents, now)
  await applyDocumentImages(db, id, product.documentImages)
  await applySearchTexts(db, id, product, now)
  return { outcome: stored ? 'changed' : 'added', versions }
}
