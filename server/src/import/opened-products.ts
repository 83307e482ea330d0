import { sql, type Kysely, type SqlBool } from 'kysely'
import { visitorOf } from '../rules/portal-state'
import { readPortal } from '../store/portal'
import { mayView } from '../store/product-access'
import type { Schema } from '../store/schema'
import type { ProductChange } from './apply/content-changes'
import type { Content } from './content'

/** A product that becomes visible to everyone. */
export interface OpenedProduct {
  /** Its folder's name. */
  slug: string
  name: string
  /** Whether it was stored before, and hidden from visitors. */
  wasHidden: boolean
}

/** Finds the products that visitors do not see now and will see, before anything is written. By folder. */
export async function findOpened(
  db: Kysely<Schema>,
  { portal }: Content,
  changes: readonly ProductChange[],
  removed: readonly { id: string }[],
): Promise<OpenedProduct[]> {
  const { settings } = await readPortal(db)
  const before = visitorOf({ settings })
  const after = portal ? visitorOf(portal) : before
  if (after === 'nobody') return []
  const stored = await storedProducts(db, before === after ? changes : 'all')
  const known = new Map(stored.map((one) => [one.id, one]))
  const replaced = new Set([...changes, ...removed].map(({ id }) => id))
  const products = [
    ...stored.filter(({ id }) => !replaced.has(id)),
    ...changes.map(({ id, product: { slug, name, viewAccess, isOpen = false } }) => {
      return { id, slug, name, view_access: viewAccess, is_open: isOpen }
    }),
  ]
  const wasShown = (id: string) => {
    const earlier = known.get(id)
    return earlier !== undefined && mayView(before, earlier)
  }
  return products
    .filter((product) => mayView(after, product) && !wasShown(product.id))
    .map(({ id, slug, name }) => ({ slug, name, wasHidden: known.has(id) }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

function storedProducts(db: Kysely<Schema>, some: readonly { id: string }[] | 'all') {
  const products = db.selectFrom('products').select(['id', 'slug', 'name', 'view_access', 'is_open'])
  if (some === 'all') return products.execute()
  const ids = some.map(({ id }) => id)
  return products.where(sql<SqlBool>`id = any(${ids}::uuid[])`).execute()
}
