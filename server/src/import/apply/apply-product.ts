import type { Transaction } from 'kysely'
import { fold } from '../../store/folding'
import type { Schema } from '../../store/schema'
import type { ProductContent } from '../content'
import { applyDocumentImages } from './apply-document-images'
import { applyDocuments } from './apply-documents'
import { applySearchTexts } from './apply-search-texts'
import { applyVersions } from './apply-versions'
import { contentHash } from './content-hash'

/** `slug` of the folder; a product keeps its ID as long as its folder has its name. */
export async function applyProduct(
  db: Transaction<Schema>,
  product: ProductContent,
  now: Date,
): Promise<'added' | 'changed' | 'unchanged'> {
  const stored = await db
    .selectFrom('products')
    .select(['id', 'content_hash'])
    .where('slug', '=', product.slug)
    .executeTakeFirst()
  const hash = hashOf(product)
  if (stored?.content_hash === hash) return 'unchanged'

  const row = {
    name: product.name,
    sort_key: fold(product.name),
    description: product.description,
    public_labels: JSON.stringify(product.labels),
    view_access: product.viewAccess,
    register_access: product.registerAccess,
    content_hash: hash,
    updated_at: now,
  }
  const { id } = await db
    .insertInto('products')
    .values({ slug: product.slug, created_at: now, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await applyVersions(db, id, product.versions, now)
  await applyDocuments(db, id, product.documents, now)
  await applyDocumentImages(db, id, product.documentImages)
  await applySearchTexts(db, id, product, now)
  return stored ? 'changed' : 'added'
}

/** Images count by what they are, not by their bytes, which would make a text of megabytes. */
function hashOf({ documentImages, ...product }: ProductContent): string {
  return contentHash({ ...product, images: documentImages.map(({ path, hash }) => ({ path, hash })) })
}
