import { sql, type Kysely } from 'kysely'
import { isAvailable } from './products'
import type { Schema } from './schema'
import type { GatewayPlace } from './schema-content'
import type { CredentialType } from './settings'
import { isUuid } from './uuid'

/** A version as gateways need to know it. */
export interface GatewayVersion {
  id: string
  name: string
  /** Name of the product's folder. */
  product: string
  gateway: GatewayPlace | null
  /** Those that the version takes. */
  strategies: { credential_type: CredentialType; key_names: string[] }[]
}

function availableVersions(db: Kysely<Schema>) {
  return db
    .selectFrom('product_versions')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .select([
      'product_versions.id',
      'product_versions.name',
      'products.slug as product',
      'product_versions.gateway',
      sql<GatewayVersion['strategies']>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'credential_type', auth_strategies.credential_type,
          'key_names', auth_strategies.key_names) order by version_strategies.position), '[]')
        from version_strategies
        join auth_strategies on auth_strategies.id = version_strategies.strategy_id
        where version_strategies.version_id = product_versions.id)`.as('strategies'),
    ])
    .where(isAvailable)
}

/** @param name - ID of the version, or folder of the product and name of the version, such as `levels/2.0`. */
export async function findGatewayVersion(
  db: Kysely<Schema>,
  name: string,
): Promise<GatewayVersion | undefined> {
  // PostgreSQL takes no text with NUL in it.
  if (name.includes('\0')) return undefined
  const slash = name.indexOf('/')
  const versions = availableVersions(db)
  if (slash >= 0)
    return versions
      .where('products.slug', '=', name.slice(0, slash))
      .where('product_versions.name', '=', name.slice(slash + 1))
      .executeTakeFirst()
  return isUuid(name.toLowerCase())
    ? versions.where('product_versions.id', '=', name).executeTakeFirst()
    : undefined
}

/** A version as agents of gateways keep it. */
export interface FollowedVersion extends GatewayVersion {
  product_id: string
  product_name: string
  /** When it ends, by itself. */
  sunset_at: Date | null
}

/** @param products - Folders. Null: those of all. */
export function listFollowedVersions(
  db: Kysely<Schema>,
  products: readonly string[] | null,
): Promise<FollowedVersion[]> {
  return availableVersions(db)
    .select(['products.id as product_id', 'products.name as product_name', 'product_versions.sunset_at'])
    .$if(products !== null, (query) =>
      query.where('products.slug', '=', sql<string>`any(${products}::text[])`),
    )
    .orderBy('products.slug')
    .orderBy('product_versions.created_at')
    .execute()
}

/** Versions that gateways find by host and path. */
export function listPlacedVersions(db: Kysely<Schema>): Promise<GatewayVersion[]> {
  return availableVersions(db).where('product_versions.gateway', 'is not', null).execute()
}
