import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import type { AccessState } from './access-state'
import type { Actor } from './audit-log'
import { hasAccess } from './open-registrations'
import { isAvailable } from './products'
import type { Schema } from './schema'

/** A registration that goes with its version, or that an import closes. */
export interface GoneRegistration {
  id: string
  status: string
  /** `tides/2.0`. */
  version: string
  application: string
  application_id: string
  developer: string
  developer_id: string
}

/** All of them may be millions. */
export interface GoneRegistrations {
  count: number
  /** All up to `longestSample`, else so many of them. By version. */
  sample: GoneRegistration[]
}

export const longestSample = 100

/** Finds registrations for versions that go. */
export function findRegistrationsOf(
  db: Kysely<Schema>,
  versionIds: readonly string[],
): Promise<GoneRegistrations> {
  return sampled(db, versionIds, sql`true`)
}

/**
 * Finds registrations that gateways accepted and no longer accept.
 *
 * @param before - What decided on it. The tables have what does now.
 * @param versionIds - Versions that were available before.
 */
export function findClosedRegistrations(
  db: Kysely<Schema>,
  before: AccessState,
  isRestricted: boolean,
  versionIds: readonly string[],
): Promise<GoneRegistrations> {
  const groupAccess = sql`jsonb_to_recordset(${JSON.stringify(before.groupAccess)}::jsonb)
    as group_access (provider text, group_name text, product text, action text)`
  const hadAccess = hasAccess(before.isRestricted, { products: 'products_before', groupAccess })
  return sampled(
    db,
    versionIds,
    sql<SqlBool>`registrations.status = 'approved' and not (${isAvailable} and ${hasAccess(isRestricted)})
      and exists (
        select from jsonb_to_recordset(${JSON.stringify(before.products)}::jsonb)
          as products_before (id uuid, slug text, view_access text, register_access text)
        where products_before.id = products.id and ${hadAccess})`,
  )
}

async function sampled(
  db: Kysely<Schema>,
  versionIds: readonly string[],
  condition: RawBuilder<unknown>,
): Promise<GoneRegistrations> {
  if (versionIds.length === 0) return { count: 0, sample: [] }
  const found = db
    .selectFrom('registrations')
    .innerJoin('applications', 'applications.id', 'registrations.application_id')
    .innerJoin('product_versions', 'product_versions.id', 'registrations.version_id')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .where(sql<SqlBool>`registrations.version_id = any(${versionIds}::uuid[])`)
    .where(sql<SqlBool>`${condition}`)
  const some = await found
    .select('registrations.id')
    .limit(longestSample + 1)
    .execute()
  const sample = await registrationsWith(
    db,
    some.slice(0, longestSample).map(({ id }) => id),
  )
  if (some.length <= longestSample) return { count: some.length, sample }
  const { count } = await found
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  return { count, sample }
}

const versionName = sql<string>`products.slug || '/' || product_versions.name`

async function registrationsWith(db: Kysely<Schema>, ids: readonly string[]): Promise<GoneRegistration[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('registrations')
    .innerJoin('applications', 'applications.id', 'registrations.application_id')
    .innerJoin('accounts', 'accounts.id', 'applications.developer_id')
    .innerJoin('product_versions', 'product_versions.id', 'registrations.version_id')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .select(['registrations.id', 'registrations.status', 'application_id', 'applications.developer_id'])
    .select([versionName.as('version'), 'applications.name as application', 'accounts.email as developer'])
    .where(sql<SqlBool>`registrations.id = any(${ids}::uuid[])`)
    .orderBy('version')
    .orderBy('registrations.created_at')
    .execute()
}

/** Keeps each registration for these versions in the audit log, which is all that is left of it once they are removed. */
export async function recordRemovedRegistrations(
  db: Transaction<Schema>,
  versionIds: readonly string[],
  actor: Actor,
): Promise<void> {
  await sql`
    insert into audit_log (actor, action, subject, network_address, request_id, details)
    select ${actor.name}, 'registration.remove', registrations.id, ${actor.networkAddress ?? null}::inet,
      ${actor.requestId ?? null}, jsonb_build_object(
        'status', registrations.status, 'version', ${versionName},
        'application', applications.name, 'application_id', applications.id,
        'developer', accounts.email, 'developer_id', accounts.id)
    from registrations
    join applications on applications.id = registrations.application_id
    join accounts on accounts.id = applications.developer_id
    join product_versions on product_versions.id = registrations.version_id
    join products on products.id = product_versions.product_id
    where registrations.version_id = any(${versionIds}::uuid[])`.execute(db)
}
