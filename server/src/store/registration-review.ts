import type { Kysely, Transaction } from 'kysely'
import { pageOf, type Page, type Paged } from './paging'
import type { Schema } from './schema'
import type { RegistrationStatus } from './settings'

/** A registration as operators look at it. */
export interface ReviewedRegistration {
  id: string
  status: RegistrationStatus
  application_id: string
  application_name: string
  developer_id: string
  developer_email: string
  developer_name: string
  product_id: string
  /** Name of the product's folder. */
  product: string
  product_name: string
  product_version_id: string
  product_version_name: string
  created_at: Date
  updated_at: Date
}

type Db = Kysely<Schema> | Transaction<Schema>

function registrations(db: Db) {
  return db
    .selectFrom('registrations')
    .innerJoin('applications', 'applications.id', 'registrations.application_id')
    .innerJoin('accounts', 'accounts.id', 'applications.developer_id')
    .innerJoin('product_versions', 'product_versions.id', 'registrations.version_id')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
}

const columns = [
  'registrations.id',
  'registrations.status',
  'registrations.application_id',
  'applications.name as application_name',
  'accounts.id as developer_id',
  'accounts.email as developer_email',
  'accounts.full_name as developer_name',
  'products.id as product_id',
  'products.slug as product',
  'products.name as product_name',
  'product_versions.id as product_version_id',
  'product_versions.name as product_version_name',
  'registrations.created_at',
  'registrations.updated_at',
] as const

/** Oldest first: who has waited longest comes first. */
export async function listReviews(
  db: Db,
  page: Page,
  { status }: { status?: RegistrationStatus } = {},
): Promise<Paged<ReviewedRegistration>> {
  let matching = registrations(db)
  if (status) matching = matching.where('registrations.status', '=', status)
  const oldestFirst = matching.select(columns).orderBy('registrations.created_at').orderBy('registrations.id')
  return pageOf(oldestFirst, page)
}

export function findReview(db: Db, id: string): Promise<ReviewedRegistration | undefined> {
  return registrations(db).select(columns).where('registrations.id', '=', id).executeTakeFirst()
}

export interface LockedRegistration {
  status: RegistrationStatus
  application_id: string
  developer_id: string
  version_id: string
}

/** Nobody else decides on it until the transaction ends. */
export function lockRegistration(
  db: Transaction<Schema>,
  id: string,
): Promise<LockedRegistration | undefined> {
  return db
    .selectFrom('registrations')
    .innerJoin('applications', 'applications.id', 'registrations.application_id')
    .select([
      'registrations.status',
      'registrations.application_id',
      'registrations.version_id',
      'applications.developer_id',
    ])
    .where('registrations.id', '=', id)
    .forUpdate('registrations')
    .executeTakeFirst()
}

export async function setRegistrationStatus(
  db: Transaction<Schema>,
  id: string,
  status: RegistrationStatus,
): Promise<void> {
  await db.updateTable('registrations').set({ status, updated_at: new Date() }).where('id', '=', id).execute()
}
