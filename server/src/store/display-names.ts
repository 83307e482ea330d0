import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

export interface Named {
  id: string
  name: string
}

export function findApplicationNames(db: Kysely<Schema>, ids: readonly string[]): Promise<Named[]> {
  return db.selectFrom('applications').select(['id', 'name']).where('id', 'in', ids).execute()
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
