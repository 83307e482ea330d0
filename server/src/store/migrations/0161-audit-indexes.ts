import { sql, type Kysely } from 'kysely'
import { createIndex } from './concurrent-index'

export const isOutsideTransaction = true

const indexes = {
  audit_log_newest: sql`on audit_log (at, id)`,
  audit_log_newest_of_subject: sql`on audit_log (subject, at, id)`,
  audit_log_newest_of_action: sql`on audit_log (action, at, id)`,
  audit_log_newest_of_actor: sql`on audit_log (actor, action, at, id)`,
  // Without the list of pending entries, which one insert in many would empty while its transaction waits.
  audit_log_named: sql`on audit_log using gin (details) with (fastupdate = off) where details <> '{}'`,
}

/**
 * Entries of the audit log by each of its filters, in the order of the list, and by what their details name.
 *
 * `audit_log_at` and `audit_log_subject` have a successor here. The version after this one drops them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) await createIndex(db, name, definition)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.ref(name)}`.execute(db)
}
