import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../store/schema'
import type { ProductContent } from '../content'

/** A product of the folder that is not stored as it is there. */
export interface ProductChange {
  /** Of the stored product, or of the one to be. */
  id: string
  product: ProductContent
  isNew: boolean
  /** What is stored, by the names that the folder knows it by. */
  versions: ReadonlyMap<string, StoredVersion>
  documents: ReadonlyMap<string, StoredPart>
  images: ReadonlyMap<string, Omit<StoredPart, 'id'>>
}

/** Of what belongs to a product. */
export interface StoredPart {
  id: string
  hash: string
  revisionId: string | null
}

export interface StoredVersion extends StoredPart {
  createdAt: Date
}

/** Finds the products that differ from what is stored. */
export async function findChanges(
  db: Kysely<Schema>,
  products: readonly ProductContent[],
): Promise<ProductChange[]> {
  const different = await differentProducts(db, products)
  const changed = products.filter(({ slug }) => different.has(slug))
  const lost = changed.find(({ isStored }) => isStored)
  if (lost) throw new Error(`The product "${lost.slug}" was changed while the folder was read. Import again.`)
  const ids = [...different.values()].filter((id) => id !== null)
  const [versions, documents, images] = [
    grouped(await storedVersions(db, ids), ({ name }) => name),
    grouped(await storedDocuments(db, ids), ({ slug }) => slug),
    grouped(await storedImages(db, ids), ({ path }) => path),
  ]
  return changed.map((product): ProductChange => {
    const existing = different.get(product.slug)
    const id = existing ?? randomUUID()
    return {
      id,
      product,
      isNew: !existing,
      versions: versions.get(id) ?? new Map(),
      documents: documents.get(id) ?? new Map(),
      images: images.get(id) ?? new Map(),
    }
  })
}

/** Returns slugs of products that are stored otherwise, with their IDs; null for those that are not stored. */
async function differentProducts(
  db: Kysely<Schema>,
  products: readonly ProductContent[],
): Promise<ReadonlyMap<string, string | null>> {
  const slugs = products.map(({ slug }) => slug)
  const hashes = products.map(({ hash }) => hash)
  const { rows } = await sql<{ slug: string; id: string | null }>`
    select wanted.slug, products.id
    from unnest(${slugs}::text[], ${hashes}::text[]) as wanted (slug, hash)
    left join products on products.slug = wanted.slug
    where products.content_hash is distinct from wanted.hash`.execute(db)
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

function storedVersions(db: Kysely<Schema>, productIds: readonly string[]) {
  return db
    .selectFrom('product_versions')
    .select(['product_id', 'id', 'name', 'content_hash as hash', 'created_at as createdAt'])
    .select('revision_id as revisionId')
    .where(isOf(productIds))
    .execute()
}

function storedDocuments(db: Kysely<Schema>, productIds: readonly string[]) {
  return db
    .selectFrom('documents')
    .select(['product_id', 'id', 'slug', 'content_hash as hash', 'revision_id as revisionId'])
    .where(isOf(productIds))
    .execute()
}

function storedImages(db: Kysely<Schema>, productIds: readonly string[]) {
  return db
    .selectFrom('document_images')
    .innerJoin('image_files', 'image_files.revision_id', 'document_images.revision_id')
    .select(['product_id', 'path', 'hash', 'document_images.revision_id as revisionId'])
    .where(isOf(productIds))
    .execute()
}

function isOf(productIds: readonly string[]) {
  return sql<boolean>`product_id = any(${productIds}::uuid[])`
}

function grouped<T extends { product_id: string }>(
  rows: readonly T[],
  nameOf: (row: T) => string,
): Map<string, Map<string, T>> {
  const byProduct = new Map<string, Map<string, T>>()
  for (const row of rows) {
    const ofProduct = byProduct.get(row.product_id) ?? new Map<string, T>()
    byProduct.set(row.product_id, ofProduct.set(nameOf(row), row))
  }
  return byProduct
}
