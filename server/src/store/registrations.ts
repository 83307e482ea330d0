import type { Kysely, Transaction } from 'kysely'
import { effectiveStatus } from './open-registrations'
import { pageOf, textConditions, type Page, type Paged, type TextFilter } from './paging'
import { isAvailable } from './products'
import type { RegistrationScopes } from './registration-scopes'
import type { Schema } from './schema'
import type { RegistrationStatus } from './settings'

type Db = Kysely<Schema> | Transaction<Schema>

/** A registration, approved if it is open at gateways. Scopes are as stored, whatever the strategy offers today. */
export interface RegistrationRecord {
  id: string
  status: RegistrationStatus
  application_id: string
  product_id: string
  product_name: string
  product_version_id: string
  product_version_name: string
  approved_scopes: string[]
  pending_scopes: string[]
  decision_reason: string | null
  created_at: Date
  updated_at: Date
}

export interface RegistrationFilters {
  id?: readonly TextFilter[]
  status?: readonly TextFilter[]
  productName?: readonly TextFilter[]
  versionName?: readonly TextFilter[]
}

const columnsFor = (isRestricted: boolean) =>
  [
    'registrations.id',
    effectiveStatus(isRestricted).as('status'),
    'registrations.application_id',
    'products.id as product_id',
    'products.name as product_name',
    'product_versions.id as product_version_id',
    'product_versions.name as product_version_name',
    'registrations.approved_scopes',
    'registrations.pending_scopes',
    'registrations.decision_reason',
    'registrations.created_at',
    'registrations.updated_at',
  ] as const

/** Those for versions that are still there: with a version that is sunset its registrations vanish. */
function registrationsOf(db: Db, applicationId: string) {
  return db
    .selectFrom('registrations')
    .innerJoin('product_versions', 'product_versions.id', 'registrations.version_id')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .innerJoin('applications', 'applications.id', 'registrations.application_id')
    .where('registrations.application_id', '=', applicationId)
    .where(isAvailable)
}

/** Newest first. */
export async function listRegistrations(
  db: Db,
  applicationId: string,
  { page, isRestricted }: { page: Page; isRestricted: boolean },
  filters: RegistrationFilters = {},
): Promise<Paged<RegistrationRecord>> {
  const matching = registrationsOf(db, applicationId).where((eb) =>
    eb.and([
      ...textConditions(eb.ref('registrations.id'), filters.id),
      ...textConditions(effectiveStatus(isRestricted), filters.status),
      ...textConditions(eb.ref('products.name'), filters.productName),
      ...textConditions(eb.ref('product_versions.name'), filters.versionName),
    ]),
  )
  return pageOf(
    matching
      .select(columnsFor(isRestricted))
      .orderBy('registrations.created_at', 'desc')
      .orderBy('registrations.id'),
    page,
  )
}

/** @returns undefined when the application has no such registration. */
export function findRegistration(
  db: Db,
  applicationId: string,
  { id, isRestricted }: { id: string; isRestricted: boolean },
): Promise<RegistrationRecord | undefined> {
  return registrationsOf(db, applicationId)
    .select(columnsFor(isRestricted))
    .where('registrations.id', '=', id)
    .executeTakeFirst()
}

/** @returns its ID. @throws the database's own error when there is one already. */
export async function insertRegistration(
  db: Transaction<Schema>,
  registration: {
    applicationId: string
    versionId: string
    status: RegistrationStatus
    scopes: RegistrationScopes
  },
): Promise<string> {
  const { applicationId, versionId, status, scopes } = registration
  const { id } = await db
    .insertInto('registrations')
    .values({
      application_id: applicationId,
      version_id: versionId,
      status,
      approved_scopes: JSON.stringify(scopes.approved),
      pending_scopes: JSON.stringify(scopes.pending),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteRegistration(db: Transaction<Schema>, id: string): Promise<void> {
  await db.deleteFrom('registrations').where('id', '=', id).execute()
}
