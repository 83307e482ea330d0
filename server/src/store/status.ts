import { sql, type AliasedRawBuilder, type Kysely } from 'kysely'
import { countedUpToLimit, totalOf } from './paging'
import { isUndecided } from './registration-review'
import type { Schema } from './schema'

/** How much there is, and how much waits for operators. */
export interface Counts {
  products: number
  developers: number
  pending_developers: number
  users: number
  pending_users: number
  applications: number
  pending_registrations: number
  /** Approved registrations with scopes that wait. */
  registrations_with_pending_scopes: number
  waiting_mails: number
}

/** Returns the version of PostgreSQL, such as `17.4`. */
export async function serverVersion(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version') as version`.execute(db)
  return rows[0]?.version ?? ''
}

/** Returns the numbers, and which of them are the most that is counted while there is more. */
export async function countAll(db: Kysely<Schema>): Promise<{ counts: Counts; atLeast: (keyof Counts)[] }> {
  const accounts = db.selectFrom('accounts')
  const developers = accounts.where('kind', '=', 'developer')
  const users = accounts.where('kind', '=', 'user')
  const registrations = db.selectFrom('registrations')
  const counted = await db
    .selectNoFrom([
      countedUpToLimit(db.selectFrom('products')).as('products'),
      countedUpToLimit(developers).as('developers'),
      countedUpToLimit(developers.where('status', '=', 'pending')).as('pending_developers'),
      countedUpToLimit(users).as('users'),
      countedUpToLimit(users.where('status', '=', 'pending')).as('pending_users'),
      countedUpToLimit(db.selectFrom('applications')).as('applications'),
      countedUpToLimit(registrations.where(isUndecided.pending)).as('pending_registrations'),
      countedUpToLimit(registrations.where(isUndecided.approved)).as('registrations_with_pending_scopes'),
      countedUpToLimit(db.selectFrom('mails').where('state', '=', 'waiting')).as('waiting_mails'),
    ] satisfies AliasedRawBuilder<number, keyof Counts>[])
    .executeTakeFirstOrThrow()
  const names = Object.keys(counted) as (keyof Counts)[]
  const totals = names.map((name) => [name, totalOf(counted[name])] as const)
  return {
    counts: Object.fromEntries(totals.map(([name, { total }]) => [name, total])) as unknown as Counts,
    atLeast: totals.filter(([, { isTotalExact }]) => !isTotalExact).map(([name]) => name),
  }
}
