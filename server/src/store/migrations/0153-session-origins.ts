import { sql, type Kysely } from 'kysely'

/** Where a session began, for its owner: empty for sessions from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column network_address text, add column user_agent text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column network_address, drop column user_agent`.execute(db)
}
