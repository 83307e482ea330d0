import type { Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import type { DocumentImageContent } from '../content'

export async function applyDocumentImages(
  db: Transaction<Schema>,
  productId: string,
  images: readonly DocumentImageContent[],
): Promise<void> {
  const rows = await db
    .selectFrom('document_images')
    .select(['path', 'hash'])
    .where('product_id', '=', productId)
    .execute()
  const stored = new Map(rows.map(({ path, hash }) => [path, hash]))

  for (const { path, contentType, bytes, hash } of images) {
    const isThere = stored.get(path) === hash
    stored.delete(path)
    if (isThere) continue
    const row = { content_type: contentType, bytes: Buffer.from(bytes), hash }
    await db
      .insertInto('document_images')
      .values({ product_id: productId, path, ...row })
      .onConflict((conflict) => conflict.columns(['product_id', 'path']).doUpdateSet(row))
      .execute()
  }
  const gone = [...stored.keys()]
  if (gone.length === 0) return
  await db
    .deleteFrom('document_images')
    .where('product_id', '=', productId)
    .where('path', 'in', gone)
    .execute()
}
