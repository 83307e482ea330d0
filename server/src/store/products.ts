import { sql, type Kysely, type SqlBool } from 'kysely'
import { pageOf, textConditions, type Page, type Paged, type TextFilter } from './paging'
import { mayDo, type Viewer } from './product-access'
import type { Schema } from './schema'

export interface LatestVersion {
  id: string
  name: string
  has_specification: boolean
  takes_applications: boolean
}

/** A product as the wire shows it. */
export interface ProductRecord {
  id: string
  /** Name of the product's folder. */
  slug: string
  name: string
  description: string | null
  document_count: number
  version_count: number
  latest_version: LatestVersion | null
  public_labels: Record<string, string>
  created_at: Date
  updated_at: Date
}

export interface ProductFilters {
  name?: readonly TextFilter[]
  description?: readonly TextFilter[]
  id?: readonly TextFilter[]
}

/** A version is gone when its author says so or when the announced moment has come. */
export const isAvailable = sql<SqlBool>`
  product_versions.status <> 'sunset'
  and (product_versions.sunset_at is null or product_versions.sunset_at > now())`

/** The columns of a `ProductRecord`. */
export const productColumns = [
  'products.id',
  'products.slug',
  'products.name',
  'products.description',
  'products.public_labels',
  'products.created_at',
  'products.updated_at',
  sql<number>`(select count(*)::integer from documents where product_id = products.id)`.as('document_count'),
  sql<number>`(
    select count(*)::integer from product_versions where product_id = products.id and ${isAvailable}
  )`.as('version_count'),
  sql<LatestVersion | null>`(
    select jsonb_build_object('id', id, 'name', name, 'has_specification', revision_id is not null,
      'takes_applications', exists (
        select from version_strategies where version_id = product_versions.id and registration_enabled
      ))
    from product_versions
    where product_id = products.id and ${isAvailable}
    order by created_at desc
    limit 1
  )`.as('latest_version'),
] as const

/** Products that the viewer may see, by name. */
export async function listProducts(
  db: Kysely<Schema>,
  viewer: Viewer,
  page: Page,
  filters: ProductFilters = {},
): Promise<Paged<ProductRecord>> {
  const matching = db
    .selectFrom('products')
    .where(mayDo(viewer, 'view'))
    .where((eb) =>
      eb.and([
        ...textConditions(eb.ref('products.name'), filters.name),
        ...textConditions(eb.ref('products.description'), filters.description),
        ...textConditions(eb.ref('products.id'), filters.id),
      ]),
    )
  return pageOf(matching.select(productColumns).orderBy('products.sort_key').orderBy('products.id'), page)
}

/** @returns undefined for an unknown product. Whether the viewer may see it: `findProductAccess`. */
export function findProduct(db: Kysely<Schema>, productId: string): Promise<ProductRecord | undefined> {
  return db
    .selectFrom('products')
    .select(productColumns)
    .where('products.id', '=', productId)
    .executeTakeFirst()
}

/** @param name - Name of the product's folder, or its ID. */
export function findProductNamed(
  db: Kysely<Schema>,
  name: string,
): Promise<{ id: string; slug: string } | undefined> {
  return db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where((eb) => eb.or([eb('slug', '=', name), eb(eb.cast<string>('id', 'text'), '=', name)]))
    .executeTakeFirst()
}

/** @returns those of some folders of products that are there. */
export async function findProductSlugs(db: Kysely<Schema>, slugs: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('products')
    .select('slug')
    .where('slug', '=', sql<string>`any(${slugs}::text[])`)
    .execute()
  return found.map(({ slug }) => slug)
}
