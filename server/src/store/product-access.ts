import { sql, type ExpressionBuilder, type Kysely, type SqlBool, type Transaction } from 'kysely'
import { isAllowedByGroup } from './account-groups'
import type { Schema } from './schema'
import type { ProductAction } from './settings'
import { isUuid } from './uuid'

/**
 * The viewer whose access decides which products are visible: `unrestricted` on a public portal and without access control, else
 * one developer. Whether the caller may read the portal is checked before.
 */
export type Viewer = 'unrestricted' | { developerId: string }

export interface ProductActions {
  view: boolean
  register: boolean
  view_documentation: boolean
}

/** A developer's own grant or denial wins over what the product gives to everyone, and to the developer's groups. */
export function mayDo(viewer: Viewer, action: ProductAction) {
  return (eb: ExpressionBuilder<Schema, 'products'>) => {
    if (viewer === 'unrestricted') return sql<SqlBool>`true`
    const ownRule = eb
      .selectFrom('product_access')
      .select('allowed')
      .whereRef('product_access.product_id', '=', 'products.id')
      .where('product_access.developer_id', '=', viewer.developerId)
      .where('product_access.action', '=', action)
    const forAll = action === 'view' ? eb.ref('products.view_access') : eb.ref('products.register_access')
    const byGroup = isAllowedByGroup(sql`${viewer.developerId}::uuid`, sql`${action}`)
    return sql<SqlBool>`coalesce(${ownRule}, ${forAll} = 'everyone' or ${byGroup})`
  }
}

export interface ProductAccess {
  productId: string
  actions: ProductActions
}

/**
 * What the viewer may do with a product. Who may not view it may not register for it either.
 *
 * @param key - ID or slug. A slug that looks like the ID of another product does not count.
 * @returns undefined for an unknown product.
 */
export async function findProductAccess(
  db: Kysely<Schema>,
  key: string,
  viewer: Viewer,
): Promise<ProductAccess | undefined> {
  const may = await db
    .selectFrom('products')
    .select('id')
    .select((eb) => [mayDo(viewer, 'view')(eb).as('view'), mayDo(viewer, 'register')(eb).as('register')])
    .where((eb) =>
      isUuid(key.toLowerCase()) ? eb.or([eb('id', '=', key), eb('slug', '=', key)]) : eb('slug', '=', key),
    )
    .orderBy(sql`slug = ${key}`)
    .executeTakeFirst()
  if (!may) return undefined
  const view = Boolean(may.view)
  const actions = { view, register: view && Boolean(may.register), view_documentation: view }
  return { productId: may.id, actions }
}

interface AccessRule {
  developerId: string
  productId: string
}

/** Stores what one developer may do with one product, whatever the product allows everyone. */
export async function saveAccess(
  db: Transaction<Schema>,
  { developerId, productId, action }: AccessRule & { action: ProductAction },
  isAllowed: boolean,
): Promise<void> {
  await db
    .insertInto('product_access')
    .values({ developer_id: developerId, product_id: productId, action, allowed: isAllowed })
    .onConflict((conflict) =>
      conflict.columns(['developer_id', 'product_id', 'action']).doUpdateSet({ allowed: isAllowed }),
    )
    .execute()
}

export async function clearAccess(
  db: Transaction<Schema>,
  { developerId, productId, action }: AccessRule & { action: ProductAction },
): Promise<void> {
  await db
    .deleteFrom('product_access')
    .where('developer_id', '=', developerId)
    .where('product_id', '=', productId)
    .where('action', '=', action)
    .execute()
}

export interface AccessRecord {
  product_id: string
  product: string
  action: ProductAction
  allowed: boolean
  created_at: Date
}

/** Returns what was granted and denied to a developer, by product. */
export function listAccess(db: Kysely<Schema>, developerId: string): Promise<AccessRecord[]> {
  return db
    .selectFrom('product_access')
    .innerJoin('products', 'products.id', 'product_access.product_id')
    .select([
      'product_access.product_id',
      'products.slug as product',
      'product_access.action',
      'product_access.allowed',
      'product_access.created_at',
    ])
    .where('product_access.developer_id', '=', developerId)
    .orderBy('products.slug')
    .orderBy('product_access.action', 'desc')
    .execute()
}
