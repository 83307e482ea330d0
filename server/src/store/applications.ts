import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import { strategyObject, type AuthStrategyRecord } from './auth-strategies'
import { pageOf, textConditions, type Page, type Paged, type TextFilter } from './paging'
import type { Schema } from './schema'
import type { ApplicationTable } from './schema-applications'

type Db = Kysely<Schema> | Transaction<Schema>

/** An application as the wire shows it. */
export interface ApplicationRecord {
  id: string
  name: string
  description: string | null
  redirect_uri: string | null
  reference_id: string
  auth_strategy: AuthStrategyRecord
  /** Present where the strategy lets developers choose scopes. */
  scopes?: string[]
  created_at: Date
  updated_at: Date
}

export interface ApplicationFilters {
  name?: readonly TextFilter[]
  strategyId?: readonly TextFilter[]
}

/** One application, as long as it is this developer's. */
export interface OwnedApplication {
  id: string
  developerId: string
}

const columns = [
  'applications.id',
  'applications.name',
  'applications.description',
  'applications.redirect_uri',
  'applications.reference_id',
  'applications.scopes',
  'applications.created_at',
  'applications.updated_at',
  strategyObject.as('auth_strategy'),
] as const

function applicationsOf(db: Db, developerId: string) {
  return db
    .selectFrom('applications')
    .innerJoin('auth_strategies', 'auth_strategies.id', 'applications.strategy_id')
    .where('applications.developer_id', '=', developerId)
}

/** @param row.scopes - As stored, whatever the strategy says today. */
function withGrantedScopes(row: ApplicationRecord & { scopes: string[] }): ApplicationRecord {
  const { scopes, ...application } = row
  const available = application.auth_strategy.available_scopes
  return available
    ? { ...application, scopes: scopes.filter((scope) => available.includes(scope)) }
    : application
}

/** Newest first. */
export async function listApplications(
  db: Db,
  developerId: string,
  page: Page,
  filters: ApplicationFilters = {},
): Promise<Paged<ApplicationRecord>> {
  const matching = applicationsOf(db, developerId).where((eb) =>
    eb.and([
      ...textConditions(eb.ref('applications.name'), filters.name),
      ...textConditions(eb.ref('applications.strategy_id'), filters.strategyId),
    ]),
  )
  const { data, total } = await pageOf(
    matching.select(columns).orderBy('applications.created_at', 'desc').orderBy('applications.id'),
    page,
  )
  return { data: data.map(withGrantedScopes), total }
}

/** Returns how many applications a developer has. */
export async function countApplications(db: Db, developerId: string): Promise<number> {
  const { total } = await db
    .selectFrom('applications')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('developer_id', '=', developerId)
    .executeTakeFirstOrThrow()
  return total
}

/** Returns the IDs of all applications of a developer. */
export async function listApplicationIds(db: Db, developerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('developer_id', '=', developerId)
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns undefined for an application that is unknown or belongs to another developer. */
export async function findApplication(
  db: Db,
  { id, developerId }: OwnedApplication,
): Promise<ApplicationRecord | undefined> {
  const row = await applicationsOf(db, developerId)
    .select(columns)
    .where('applications.id', '=', id)
    .executeTakeFirst()
  return row && withGrantedScopes(row)
}

/** Nobody else changes the application, or what belongs to it, until the transaction ends. */
export async function lockApplication(
  db: Transaction<Schema>,
  owned: OwnedApplication,
): Promise<ApplicationRecord | undefined> {
  await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', owned.id)
    .where('developer_id', '=', owned.developerId)
    .forUpdate()
    .execute()
  return findApplication(db, owned)
}

/** @returns its ID. @throws the database's own error for a name or reference ID that is taken. */
export async function insertApplication(
  db: Transaction<Schema>,
  application: Insertable<ApplicationTable>,
): Promise<string> {
  const { id } = await db
    .insertInto('applications')
    .values(application)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws as `insertApplication`. */
export async function changeApplication(
  db: Transaction<Schema>,
  id: string,
  changes: Updateable<ApplicationTable>,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}

/** Its credentials and registrations go with it. */
export async function deleteApplication(db: Transaction<Schema>, id: string): Promise<void> {
  await db.deleteFrom('applications').where('id', '=', id).execute()
}

/** Not a change of the application itself: forms that are open elsewhere stay good. */
export async function replaceSecret(db: Transaction<Schema>, id: string, secretHash: string): Promise<void> {
  await db
    .updateTable('applications')
    .set({ secret_hash: secretHash, secret_version: sql`secret_version + 1` })
    .where('id', '=', id)
    .execute()
}
