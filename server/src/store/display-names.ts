import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

export interface Named {
  id: string
  name: string
}

export async function findApplicationNames(db: Kysely<Schema>, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  return db.selectFrom('applications').select(['id', 'name']).where('id', 'in', ids).execute()
}

export interface NamedVersion extends Named {
  product: { id: string; name: string; slug: string }
}

/** Returns versions with their products. */
export async function findVersionsOf(db: Kysely<Schema>, ids: readonly string[]): Promise<NamedVersion[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('product_versions')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .select([
      'product_versions.id',
      'product_versions.name',
      sql<NamedVersion['product']>`jsonb_build_object(
        'id', products.id, 'name', products.name, 'slug', products.slug)`.as('product'),
    ])
    .where('product_versions.id', 'in', ids)
    .execute()
}

/** Returns the names of versions with those of their products, as `Tides - 2.0`. */
export function findVersionNames(db: Kysely<Schema>, ids: readonly string[]): Promise<Named[]> {
  return db
    .selectFrom('product_versions')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .select(['product_versions.id', sql<string>`products.name || ' - ' || product_versions.name`.as('name')])
    .where('product_versions.id', 'in', ids)
    .execute()
}
