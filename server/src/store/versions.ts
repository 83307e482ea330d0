import { sql, type Kysely } from 'kysely'
import { namesObject } from './auth-strategies'
import { pageOf, textConditions, type Page, type Paged, type TextFilter } from './paging'
import { isAvailable } from './products'
import type { Schema } from './schema'
import type { SpecOperationRecord } from './schema-content'
import type { CredentialType, StrategyNames } from './settings'

/** One way to register for a version. `id` and `name` are the auth strategy's. */
export interface RegistrationConfig {
  id: string
  name: string
  names?: StrategyNames
  credential_type: CredentialType
  /** Absent for `key_auth`. */
  auth_methods?: string[]
  /** Present where developers choose scopes. */
  available_scopes?: string[]
  registration_enabled: boolean
  registration_auto_approve: boolean
  /** Scopes that automatic approval covers. Absent: all. */
  auto_approve_scopes?: string[]
}

/** A version as the wire shows it. */
export interface VersionRecord {
  id: string
  name: string
  deprecated: boolean
  registration_configs: RegistrationConfig[]
  created_at: Date
  updated_at: Date
}

export interface SpecificationRecord {
  /** As imported, JSON or YAML. */
  content: string
  format: 'json' | 'yaml'
  /** Origins that may get credentials. */
  servers: string[]
}

const versionColumns = [
  'product_versions.id',
  'product_versions.name',
  'product_versions.created_at',
  'product_versions.updated_at',
  sql<boolean>`product_versions.status = 'deprecated'`.as('deprecated'),
  sql<RegistrationConfig[]>`(
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', strategy.id,
        'name', strategy.name,
        'credential_type', strategy.credential_type,
        'registration_enabled', link.registration_enabled,
        'registration_auto_approve', link.registration_auto_approve)
      || ${namesObject('strategy.names')}
      || case when strategy.credential_type = 'key_auth' then '{}'
           else jsonb_build_object('auth_methods', strategy.auth_methods) end
      || case when strategy.available_scopes is null then '{}'
           else jsonb_build_object('available_scopes', strategy.available_scopes) end
      || case when link.registration_auto_approve and link.auto_approve_scopes is not null
           then jsonb_build_object('auto_approve_scopes', link.auto_approve_scopes) else '{}' end
      order by link.position), '[]')
    from version_strategies link
    join auth_strategies strategy on strategy.id = link.strategy_id
    where link.version_id = product_versions.id
  )`.as('registration_configs'),
] as const

function availableVersions(db: Kysely<Schema>, productId: string) {
  return db
    .selectFrom('product_versions')
    .where('product_versions.product_id', '=', productId)
    .where(isAvailable)
}

/** Versions that are not sunset, oldest first. */
export async function listVersions(
  db: Kysely<Schema>,
  productId: string,
  page: Page,
  filters: { name?: readonly TextFilter[] } = {},
): Promise<Paged<VersionRecord>> {
  const matching = availableVersions(db, productId).where((eb) =>
    eb.and(textConditions(eb.ref('product_versions.name'), filters.name)),
  )
  return pageOf(
    matching.select(versionColumns).orderBy('product_versions.created_at').orderBy('product_versions.id'),
    page,
  )
}

/** @returns undefined for a version that is unknown, of another product, or sunset. */
export function findVersion(
  db: Kysely<Schema>,
  productId: string,
  versionId: string,
): Promise<VersionRecord | undefined> {
  return availableVersions(db, productId)
    .select(versionColumns)
    .where('product_versions.id', '=', versionId)
    .executeTakeFirst()
}

/** @returns undefined for a version that is unknown or sunset, of whatever product. */
export function findVersionOfAny(
  db: Kysely<Schema>,
  versionId: string,
): Promise<(VersionRecord & { product_id: string }) | undefined> {
  return db
    .selectFrom('product_versions')
    .select([...versionColumns, 'product_versions.product_id'])
    .where('product_versions.id', '=', versionId)
    .where(isAvailable)
    .executeTakeFirst()
}

function versionSpecification(db: Kysely<Schema>, productId: string, versionId: string) {
  return availableVersions(db, productId)
    .leftJoin('specifications', 'specifications.revision_id', 'product_versions.revision_id')
    .where('product_versions.id', '=', versionId)
}

/** @returns null for a version without a specification, undefined as for `findVersion`. */
export async function findSpecification(
  db: Kysely<Schema>,
  productId: string,
  versionId: string,
): Promise<SpecificationRecord | null | undefined> {
  const version = await versionSpecification(db, productId, versionId)
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .select(['specifications.text', 'specifications.format'])
    .select(sql<string[]>`coalesce(products.servers, specifications.origins)`.as('servers'))
    .executeTakeFirst()
  if (!version) return undefined
  const { text, format, servers } = version
  return text === null || format === null ? null : { content: text, format, servers }
}

/** Operations in document order. @returns null and undefined as for `findSpecification`. */
export async function findOperations(
  db: Kysely<Schema>,
  productId: string,
  versionId: string,
): Promise<SpecOperationRecord[] | null | undefined> {
  const version = await versionSpecification(db, productId, versionId)
    .select('specifications.operations')
    .executeTakeFirst()
  return version?.operations
}
