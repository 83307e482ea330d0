import { sql, type Kysely } from 'kysely'
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

export async function countAll(db: Kysely<Schema>): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from products)::integer as products,
      (select count(*) from accounts where kind = 'developer')::integer as developers,
      (select count(*) from accounts where kind = 'developer' and status = 'pending')::integer as pending_developers,
      (select count(*) from accounts where kind = 'user')::integer as users,
      (select count(*) from accounts where kind = 'user' and status = 'pending')::integer as pending_users,
      (select count(*) from applications)::integer as applications,
      (select count(*) from registrations where status = 'pending')::integer as pending_registrations,
      (select count(*) from registrations
        join applications on applications.id = registrations.application_id
        join auth_strategies on auth_strategies.id = applications.strategy_id
        where registrations.status = 'approved' and ${isUndecided})::integer as registrations_with_pending_scopes,
      (select count(*) from mails where state = 'waiting')::integer as waiting_mails`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('The database counted nothing.')
  return counts
}
