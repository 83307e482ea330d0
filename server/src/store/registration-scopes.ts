import { sql, type Kysely, type Transaction } from 'kysely'
import { isAvailable } from './products'
import { effectiveStatus } from './open-registrations'
import type { Schema } from './schema'
import type { RegistrationStatus } from './settings'

export interface RegistrationScopes {
  /** Scopes that an operator, or the version by itself, has approved. */
  approved: readonly string[]
  /** Scopes that wait for an operator. */
  pending: readonly string[]
}

/** How a version approves by itself. */
export interface AutomaticApproval {
  registration_auto_approve: boolean
  /** Absent or null: all scopes of the strategy. */
  auto_approve_scopes?: readonly string[] | null
}

export interface ScopedRegistration extends AutomaticApproval {
  id: string
  status: RegistrationStatus
  version_id: string
  approved: string[]
  pending: string[]
}

/**
 * Locks all registrations of an application and returns them, also those for versions that are sunset.
 *
 * Rules that change the application, too, lock it first. Decisions of operators lock a registration alone.
 */
export function lockRegistrationsOf(
  db: Transaction<Schema>,
  applicationId: string,
): Promise<ScopedRegistration[]> {
  return db
    .selectFrom('registrations')
    .innerJoin('applications', 'applications.id', 'registrations.application_id')
    .leftJoin('version_strategies', (join) =>
      join
        .onRef('version_strategies.version_id', '=', 'registrations.version_id')
        .onRef('version_strategies.strategy_id', '=', 'applications.strategy_id'),
    )
    .select([
      'registrations.id',
      'registrations.status',
      'registrations.version_id',
      'registrations.approved_scopes as approved',
      'registrations.pending_scopes as pending',
      sql<boolean>`coalesce(version_strategies.registration_auto_approve, false)`.as(
        'registration_auto_approve',
      ),
      'version_strategies.auto_approve_scopes',
    ])
    .where('registrations.application_id', '=', applicationId)
    .orderBy('registrations.id')
    .forUpdate('registrations')
    .execute()
}

export async function setRegistrationScopes(
  db: Transaction<Schema>,
  id: string,
  { approved, pending }: RegistrationScopes,
): Promise<void> {
  await db
    .updateTable('registrations')
    .set({
      approved_scopes: JSON.stringify(approved),
      pending_scopes: JSON.stringify(pending),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
}

/** Returns the scopes that an application asks for and its strategy offers; none if there are none to choose. */
export async function findRequestedScopes(
  db: Kysely<Schema> | Transaction<Schema>,
  applicationId: string,
): Promise<string[]> {
  const row = await db
    .selectFrom('applications')
    .innerJoin('auth_strategies', 'auth_strategies.id', 'applications.strategy_id')
    .select(offered(sql.ref('applications.scopes')).as('scopes'))
    .where('applications.id', '=', applicationId)
    .executeTakeFirst()
  return row?.scopes ?? []
}

/** Those of some scopes that the strategy in `auth_strategies` offers today; null if developers choose none. */
export function offered(scopes: ReturnType<typeof sql.ref>) {
  return sql<string[] | null>`(
    case when auth_strategies.available_scopes is not null then (
      select coalesce(jsonb_agg(scope order by position), '[]')
      from jsonb_array_elements(${scopes}) with ordinality as stored (scope, position)
      where auth_strategies.available_scopes @> scope
    ) end
  )`
}

/**
 * Returns the scopes of all registrations of an application that count now.
 *
 * @param isRestricted - Whether the portal has access control.
 */
export async function listCurrentScopes(
  db: Kysely<Schema>,
  applicationId: string,
  isRestricted: boolean,
): Promise<(RegistrationScopes & { status: RegistrationStatus })[]> {
  return db
    .selectFrom('registrations')
    .innerJoin('product_versions', 'product_versions.id', 'registrations.version_id')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .innerJoin('applications', 'applications.id', 'registrations.application_id')
    .select([
      effectiveStatus(isRestricted).as('status'),
      'registrations.approved_scopes as approved',
      'registrations.pending_scopes as pending',
    ])
    .where('registrations.application_id', '=', applicationId)
    .where(isAvailable)
    .execute()
}
