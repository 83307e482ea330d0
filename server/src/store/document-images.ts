import type { Kysely } from 'kysely'
import type { Schema } from './schema'

export interface DocumentImage {
  content_type: string
  bytes: Buffer
  /** Of the bytes; stable, so of use as an ETag. */
  hash: string
}

/** @param path - Below the product's documents, `images/map.png`. @returns undefined when there is no such image. */
export function findDocumentImage(
  db: Kysely<Schema>,
  productId: string,
  path: string,
): Promise<DocumentImage | undefined> {
  return db
    .selectFrom('document_images')
    .innerJoin('image_files', 'image_files.revision_id', 'document_images.revision_id')
    .select(['content_type', 'bytes', 'hash'])
    .where('product_id', '=', productId)
    .where('path', '=', path)
    .executeTakeFirst()
}
