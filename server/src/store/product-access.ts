import { sql, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import type { Schema } from './schema'

/**
 * Through whose eyes products are seen: `unrestricted` on a public portal and without access control, else one
 * developer's. Whether anybody may look at all is decided before.
 */
export type Viewer = 'unrestricted' | { developerId: string }

export type ProductAction = 'view' | 'register'

export interface ProductActions {
  view: boolean
  register: boolean
  view_documentation: boolean
}

/** A developer's own grant or denial wins over what the product gives to everyone. */
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
    return sql<SqlBool>`coalesce(${ownRule}, ${forAll} = 'everyone')`
  }
}

/**
 * What the viewer may do with a product. Who may not view it may not register for it either.
 *
 * @returns undefined for an unknown product.
 */
export async function findProductActions(
  db: Kysely<Schema>,
  productId: string,
  viewer: Viewer,
): Promise<ProductActions | undefined> {
  const may = await db
    .selectFrom('products')
    .select((eb) => [mayDo(viewer, 'view')(eb).as('view'), mayDo(viewer, 'register')(eb).as('register')])
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!may) return undefined
  const view = Boolean(may.view)
  return { view, register: view && Boolean(may.register), view_documentation: view }
}
