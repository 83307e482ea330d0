import { sql, type Kysely, type SqlBool } from 'kysely'
import { isAvailable } from './products'
import type { Schema } from './schema'
import type { ProductAction } from './settings'

/**
 * What decides which registrations gateways accept, beside the registrations and what single developers are granted or denied. Of some
 * products, or of all.
 */
export interface AccessState {
  /** Whether the portal has access control. */
  isRestricted: boolean
  products: AccessedProduct[]
  groupAccess: { provider: string; group_name: string; product: string; action: ProductAction }[]
  /** Versions that are not sunset. */
  versions: { id: string; product_id: string }[]
}

export interface AccessedProduct {
  id: string
  slug: string
  view_access: 'everyone' | 'granted'
  register_access: 'everyone' | 'granted'
}

export async function readAccessState(
  db: Kysely<Schema>,
  isRestricted: boolean,
  productIds: readonly string[] | 'all',
): Promise<AccessState> {
  const isOneOf = (column: 'id' | 'product_id') =>
    productIds === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = any(${productIds}::uuid[])`
  const products = await db
    .selectFrom('products')
    .select(['id', 'slug', 'view_access', 'register_access'])
    .where(isOneOf('id'))
    .execute()
  const slugs = products.map(({ slug }) => slug)
  return {
    isRestricted,
    products,
    groupAccess: await db
      .selectFrom('group_access')
      .select(['provider', 'group_name', 'product', 'action'])
      .where(sql<SqlBool>`product = any(${slugs}::text[])`)
      .execute(),
    versions: await db
      .selectFrom('product_versions')
      .select(['id', 'product_id'])
      .where(isOneOf('product_id'))
      .where(isAvailable)
      .execute(),
  }
}
