import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import { inOrder, oldestFirst, sectionOf, type Listed, type Section } from './paging'
import { offered } from './registration-scopes'
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
  /** Scopes that count while the registration is approved. */
  approved_scopes: string[]
  /** Scopes that wait for an operator while the registration is pending or approved. */
  pending_scopes: string[]
  created_at: Date
  updated_at: Date
}

type Db = Kysely<Schema> | Transaction<Schema>

const table = (db: Db) => db.selectFrom('registrations')

/** @param from - Some of the table. Default: all of it. */
function registrations(db: Db, from: ReturnType<typeof table> = table(db)) {
  return db
    .selectFrom(from.selectAll().as('registrations'))
    .innerJoin('applications', 'applications.id', 'registrations.application_id')
    .innerJoin('accounts', 'accounts.id', 'applications.developer_id')
    .innerJoin('product_versions', 'product_versions.id', 'registrations.version_id')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .innerJoin('auth_strategies', 'auth_strategies.id', 'applications.strategy_id')
}

const offeredScopes = (column: 'approved_scopes' | 'pending_scopes') =>
  sql<string[]>`coalesce(${offered(sql.ref(`registrations.${column}`))}, '[]')`

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
  offeredScopes('approved_scopes').as('approved_scopes'),
  offeredScopes('pending_scopes').as('pending_scopes'),
  'registrations.created_at',
  'registrations.updated_at',
] as const

/** Asked of each registration (`offset 0`): as a join it may begin with all applications. */
const hasPendingScopes = sql<SqlBool>`exists (
  select from applications join auth_strategies on auth_strategies.id = applications.strategy_id
  where applications.id = registrations.application_id and ${offeredScopes('pending_scopes')} <> '[]'
  offset 0)`

const isPending = sql<SqlBool>`registrations.status = 'pending'`
const mayHavePendingScopes = sql<SqlBool>`registrations.status = 'approved' and registrations.pending_scopes <> '[]'`

/** What waits for an operator, by status. The first condition of each is that of an index. */
export const isUndecided = {
  any: sql<SqlBool>`(${isPending} or ${mayHavePendingScopes}) and (${isPending} or ${hasPendingScopes})`,
  pending: isPending,
  approved: sql<SqlBool>`${mayHavePendingScopes} and ${hasPendingScopes}`,
  rejected: sql<SqlBool>`false`,
  revoked: sql<SqlBool>`false`,
} satisfies Record<RegistrationStatus | 'any', unknown>

interface ReviewFilters {
  status?: RegistrationStatus
  /** Only what waits for an operator: pending registrations, and approved ones with pending scopes. */
  isUndecided?: boolean
  /** Only those of the applications of this developer. */
  developerId?: string
  applicationId?: string
}

/** Oldest first: who has waited longest comes first. */
export function listReviews(
  db: Db,
  section: Section,
  { status, isUndecided: isOnlyUndecided, developerId, applicationId }: ReviewFilters = {},
): Promise<Listed<ReviewedRegistration>> {
  const order = oldestFirst('registrations')
  let matching = table(db)
  if (isOnlyUndecided) matching = matching.where(isUndecided[status ?? 'any'])
  else if (status) matching = matching.where('status', '=', status)
  if (developerId !== undefined)
    matching = matching.where('application_id', 'in', (eb) =>
      eb.selectFrom('applications').select('applications.id').where('developer_id', '=', developerId),
    )
  if (applicationId !== undefined) matching = matching.where('application_id', '=', applicationId)
  const show = (some: typeof matching) => inOrder(registrations(db, some).select(columns), order)
  return sectionOf(db, { matching, order, show }, section)
}

export function findReview(db: Db, id: string): Promise<ReviewedRegistration | undefined> {
  return registrations(db).select(columns).where('registrations.id', '=', id).executeTakeFirst()
}

export interface LockedRegistration {
  status: RegistrationStatus
  approved_scopes: string[]
  pending_scopes: string[]
  /** Null where developers choose none. */
  available_scopes: string[] | null
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
    .innerJoin('auth_strategies', 'auth_strategies.id', 'applications.strategy_id')
    .select([
      'registrations.status',
      'registrations.application_id',
      'registrations.version_id',
      'registrations.approved_scopes',
      'registrations.pending_scopes',
      'applications.developer_id',
      'auth_strategies.available_scopes',
    ])
    .where('registrations.id', '=', id)
    .forUpdate('registrations')
    .executeTakeFirst()
}

export async function setRegistrationStatus(
  db: Transaction<Schema>,
  id: string,
  { status, reason }: { status: RegistrationStatus; reason: string | null },
): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ status, decision_reason: reason, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}
