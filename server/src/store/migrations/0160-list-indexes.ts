import { sql, type Kysely } from 'kysely'
import { createIndex } from './concurrent-index'

export const isOutsideTransaction = true

const indexes = {
  accounts_oldest: sql`on accounts (kind, created_at, id)`,
  accounts_oldest_in_status: sql`on accounts (kind, status, created_at, id)`,
  registrations_oldest: sql`on registrations (created_at, id)`,
  registrations_oldest_in_status: sql`on registrations (status, created_at, id)`,
  registrations_pending_scopes: sql`on registrations (created_at, id)
    where status = 'approved' and pending_scopes <> '[]'`,
  invitations_newest: sql`on invitations (created_at, id)`,
  invitations_accepted: sql`on invitations (created_at, id) where accepted_at is not null`,
  invitations_revoked: sql`on invitations (created_at, id) where accepted_at is null and revoked_at is not null`,
  invitations_unsettled: sql`on invitations (created_at, id) include (expires_at)
    where accepted_at is null and revoked_at is null`,
  invitations_email: sql`on invitations (lower(email), created_at, id)`,
  organizations_by_name: sql`on organizations (lower(name), created_at, id)`,
}

/**
 * Lists of operators are read from a position in an index on, and counted in one.
 *
 * `organizations_name` and `registrations_waiting` have a successor here. The version after this one drops them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) await createIndex(db, name, definition)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.ref(name)}`.execute(db)
}
