import {
  sql,
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type SqlBool,
  type Transaction,
} from 'kysely'
import { createHash } from 'node:crypto'
import { isAllowedByGroup } from './account-groups'
import type { Schema } from './schema'
import type { ProductTable } from './schema-content'
import type { ProductAction } from './settings'
import { isUuid } from './uuid'

/** The viewer whose access decides which products are visible. */
export type Viewer = SharedViewer | { developerId: string }

/**
 * A viewer of which nothing is known but the access, so that what it sees may be shared. `unrestricted`: everybody in a public portal, and
 * developers without access control. `visitor`: those without a session, where they read what is open to them. `nobody`: the same in other
 * portals, where they see no product.
 */
export type SharedViewer = 'unrestricted' | 'visitor' | 'nobody' | AccessSet

/** What developers may do beyond what each product gives to everyone. */
export interface AccessSet extends Readonly<Record<'view' | 'register', ActionAccess>> {
  /** The same for developers with the same access, and for no others. */
  readonly key: string
}

interface ActionAccess {
  /** IDs of products that were granted and denied, which wins over all else. */
  readonly granted: readonly string[]
  readonly denied: readonly string[]
  /** Folder names of products that the developer's groups may use. */
  readonly byGroup: readonly string[]
}

/** What decides who sees a product. */
export type ProductVisibility = Pick<Selectable<ProductTable>, 'id' | 'slug' | 'view_access' | 'is_open'>

export interface ProductActions {
  view: boolean
  register: boolean
  view_documentation: boolean
}

/** A developer's own grant or denial wins over what the product gives to everyone, and to the developer's groups. */
export function mayDo(viewer: Viewer, action: ProductAction) {
  return (eb: ExpressionBuilder<Schema, 'products'>) => {
    if (viewer === 'unrestricted') return sql<SqlBool>`true`
    if (viewer === 'visitor' && action === 'view')
      return sql<SqlBool>`(products.is_open and products.view_access = 'everyone')`
    if (typeof viewer === 'string') return sql<SqlBool>`false`
    const forAll = action === 'view' ? eb.ref('products.view_access') : eb.ref('products.register_access')
    if ('key' in viewer) {
      const { granted, denied, byGroup } = viewer[action]
      return sql<SqlBool>`(
        products.id = any(${granted}::uuid[])
        or products.id <> all(${denied}::uuid[]) and (${forAll} = 'everyone' or products.slug = any(${byGroup}::text[])))`
    }
    const ownRule = eb
      .selectFrom('product_access')
      .select('allowed')
      .whereRef('product_access.product_id', '=', 'products.id')
      .where('product_access.developer_id', '=', viewer.developerId)
      .where('product_access.action', '=', action)
    const byGroup = isAllowedByGroup(sql`${viewer.developerId}::uuid`, sql`${action}`)
    return sql<SqlBool>`coalesce(${ownRule}, ${forAll} = 'everyone' or ${byGroup})`
  }
}

/** As `mayDo`, for a product that was read before. */
export function mayView(
  viewer: SharedViewer,
  { id, slug, view_access, is_open }: ProductVisibility,
): boolean {
  if (viewer === 'unrestricted') return true
  if (typeof viewer === 'string') return viewer === 'visitor' && is_open && view_access === 'everyone'
  const { granted, denied, byGroup } = viewer.view
  if (granted.includes(id)) return true
  return !denied.includes(id) && (view_access === 'everyone' || byGroup.includes(slug))
}

/** Returns what a developer may do now. */
export async function readAccessSet(db: Kysely<Schema>, developerId: string): Promise<AccessSet> {
  const { rows } = await sql<{ action: ProductAction; allowed: boolean | null; product: string }>`
    select action, allowed, product_id::text as product from product_access where developer_id = ${developerId}
    union
    select action, null, product from account_groups join group_access using (provider, group_name)
    where account_id = ${developerId}
  `.execute(db)
  const products = (action: ProductAction, allowed: boolean | null) =>
    rows
      .filter((row) => row.action === action && row.allowed === allowed)
      .map(({ product }) => product)
      .sort()
  const ofAction = (action: ProductAction): ActionAccess => ({
    granted: products(action, true),
    denied: products(action, false),
    byGroup: products(action, null),
  })
  const access = { view: ofAction('view'), register: ofAction('register') }
  return { ...access, key: createHash('sha256').update(JSON.stringify(access)).digest('base64url') }
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

export interface ReviewedAccess extends AccessRecord {
  developer_id: string
  developer_email: string
  product_name: string
}

/** Returns what was granted and denied, by developer and product. @param limit - Most of them. */
export function listAllAccess(
  db: Kysely<Schema>,
  { developerId, productId, limit }: { developerId?: string; productId?: string; limit: number },
): Promise<ReviewedAccess[]> {
  let found = db
    .selectFrom('product_access')
    .innerJoin('products', 'products.id', 'product_access.product_id')
    .innerJoin('accounts', 'accounts.id', 'product_access.developer_id')
    .select([
      'product_access.developer_id',
      'accounts.email as developer_email',
      'product_access.product_id',
      'products.slug as product',
      'products.name as product_name',
      'product_access.action',
      'product_access.allowed',
      'product_access.created_at',
    ])
  if (developerId !== undefined) found = found.where('product_access.developer_id', '=', developerId)
  if (productId !== undefined) found = found.where('product_access.product_id', '=', productId)
  return found
    .orderBy(sql`lower(accounts.email)`)
    .orderBy('products.slug')
    .orderBy('product_access.action', 'desc')
    .limit(limit)
    .execute()
}
