import { sql, type Kysely } from 'kysely'
import { createIndex } from './concurrent-index'

export const isOutsideTransaction = true

const indexes = {
  applications_of_all_newest: sql`on applications (created_at, id)`,
  mails_newest: sql`on mails (created_at, id)`,
  mails_newest_in_state: sql`on mails (state, created_at, id)`,
}

/** Lists of the command line are read from their newest on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) await createIndex(db, name, definition)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.ref(name)}`.execute(db)
}
