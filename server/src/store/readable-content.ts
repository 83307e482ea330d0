import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { documentsIn, documentTexts } from './documents'
import { mayDo, type SharedViewer } from './product-access'
import { isAvailable } from './products'
import type { Schema } from './schema'
import type { SpecOperationRecord } from './schema-content'

export interface ReadableProduct {
  slug: string
  name: string
  description: string | null
  updated_at: Date
  /** Newest last. */
  versions: { name: string; updated_at: Date; operations: SpecOperationRecord[] }[]
  documents: ReadableDocument[]
}

export interface ReadableDocument {
  slug: string
  parent_slug: string | null
  title: string
  updated_at: Date
}

/** Returns the products that the viewer may read, by name, with everything that has a page of its own. */
export async function listReadableContent(
  db: Kysely<Schema>,
  viewer: SharedViewer,
  language: string,
): Promise<ReadableProduct[]> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'slug', 'name', 'description', 'updated_at'])
    .where(mayDo(viewer, 'view'))
    .orderBy('sort_key')
    .orderBy('slug')
    .execute()
  const ids = products.map(({ id }) => id)
  if (ids.length === 0) return []
  const versions = await db
    .selectFrom('product_versions')
    .innerJoin('specifications', 'specifications.revision_id', 'product_versions.revision_id')
    .select(['product_id', 'name', 'updated_at', 'specifications.operations'])
    .where('product_id', 'in', ids)
    .where(isAvailable)
    .orderBy('created_at')
    .execute()
  const documents = await documentTexts(db, language)
    .leftJoin('documents as parents', 'parents.id', 'documents.parent_id')
    .select(['documents.product_id', 'documents.slug', 'parents.slug as parent_slug', 'text.title'])
    .select('documents.updated_at')
    .where('documents.product_id', 'in', ids)
    .orderBy('documents.position')
    .execute()
  const byId = new Map(
    products.map(({ id, ...product }) => [
      id,
      { ...product, versions: [], documents: [] } as ReadableProduct,
    ]),
  )
  for (const { product_id, ...version } of versions) byId.get(product_id)?.versions.push(version)
  for (const { product_id, ...document } of documents) byId.get(product_id)?.documents.push(document)
  return [...byId.values()]
}

/** Returns what a page says of a product in its head. @param slug - Of the product. */
export function findReadableProduct(
  db: Kysely<Schema>,
  slug: string,
  viewer: SharedViewer,
): Promise<{ id: string; name: string; description: string | null } | undefined> {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'description'])
    .where('slug', '=', slug)
    .where(mayDo(viewer, 'view'))
    .executeTakeFirst()
}

/** @param version - Name or ID. Default: the newest. */
export function findReadableVersion(
  db: Kysely<Schema>,
  productId: string,
  version: string | undefined,
): Promise<{ name: string; revision_id: string | null } | undefined> {
  const named = (eb: ExpressionBuilder<Schema, 'product_versions'>) =>
    eb.or([eb('name', '=', version ?? ''), sql<boolean>`id::text = ${version}`])
  return db
    .selectFrom('product_versions')
    .select(['name', 'revision_id'])
    .where('product_id', '=', productId)
    .$if(version !== undefined, (query) => query.where(named))
    .where(isAvailable)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** @returns none for a revision without a description. */
export async function operationsOfRevision(
  db: Kysely<Schema>,
  revisionId: string | null,
): Promise<SpecOperationRecord[]> {
  if (revisionId === null) return []
  const found = await db
    .selectFrom('specifications')
    .select('operations')
    .where('revision_id', '=', revisionId)
    .executeTakeFirst()
  return found?.operations ?? []
}

/** @returns the description as its author wrote it. */
export async function descriptionOfRevision(db: Kysely<Schema>, revisionId: string): Promise<string> {
  const found = await db
    .selectFrom('specifications')
    .select('text')
    .where('revision_id', '=', revisionId)
    .executeTakeFirstOrThrow()
  return found.text
}

/** Returns what a page says of a document in its head. Its languages are those of its texts; one without a language has an empty name. */
export function findReadableDocument(
  db: Kysely<Schema>,
  productId: string,
  slug: string,
  language: string,
): Promise<{ title: string; summary: string | null; languages: string[] } | undefined> {
  return documentsIn(db, productId, language)
    .select('text.title')
    .select(
      sql<string | null>`(
        select left(content, 400) from document_sections
        where document_sections.revision_id = documents.revision_id
          and document_sections.language = text.language and content <> ''
        order by document_sections.position limit 1)`.as('summary'),
    )
    .select(
      sql<string[]>`(
        select coalesce(array_agg(texts.language), '{}') from document_texts texts
        where texts.revision_id = documents.revision_id)`.as('languages'),
    )
    .where('documents.slug', '=', slug)
    .limit(1)
    .executeTakeFirst()
}
