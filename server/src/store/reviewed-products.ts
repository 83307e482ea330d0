import { sql, type Kysely } from 'kysely'
import { inOrder, sectionOf, type Listed, type ListOrder, type Section } from './paging'
import { isAvailable } from './products'
import type { Schema } from './schema'

export type VersionStatus = 'published' | 'deprecated' | 'sunset'

/** A product as operators look at it. */
export interface ReviewedProduct {
  id: string
  /** Name of the product's folder. */
  product: string
  name: string
  /** As in product.yaml. */
  visibility: 'everyone' | 'developers' | 'granted'
  /** Of developers. */
  view_access: 'everyone' | 'granted'
  register_access: 'everyone' | 'granted'
  /** In the author's order. */
  versions: { id: string; name: string; status: VersionStatus }[]
  documents_count: number
  created_at: Date
  updated_at: Date
}

/** The status of a version now: its sunset may have come by itself. */
export const currentStatus = sql<VersionStatus>`case when ${isAvailable} then product_versions.status else 'sunset' end`

/** By name. */
export function listReviewedProducts(db: Kysely<Schema>, section: Section): Promise<Listed<ReviewedProduct>> {
  const order: ListOrder = {
    by: [
      { value: sql.ref('products.sort_key'), type: 'text' },
      { value: sql.ref('products.id'), type: 'uuid' },
    ],
  }
  const matching = db.selectFrom('products')
  const show = (some: typeof matching) =>
    inOrder(
      db
        .selectFrom(some.selectAll().as('products'))
        .select(['products.id', 'products.slug as product', 'products.name'])
        .select(['products.view_access', 'products.register_access'])
        .select(visibility.as('visibility'))
        .select([versionsOfProduct.as('versions'), documentsCount.as('documents_count')])
        .select(['products.created_at', 'products.updated_at']),
      order,
    )
  return sectionOf(db, { matching, order, show }, section)
}

const visibility = sql<ReviewedProduct['visibility']>`case
  when products.view_access = 'granted' then 'granted'
  when products.is_open then 'everyone'
  else 'developers' end`

const documentsCount = sql<number>`(select count(*)::integer from documents where product_id = products.id)`

const versionsOfProduct = sql<ReviewedProduct['versions']>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', product_versions.id, 'name', product_versions.name, 'status', ${currentStatus})
    order by product_versions.created_at), '[]')
  from product_versions where product_versions.product_id = products.id)`
