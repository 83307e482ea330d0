import { sql, type Kysely } from 'kysely'

/** What developers tell their API keys apart by. Of earlier keys only the hash is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table credentials add column first_characters text, add column last_used_on date`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table credentials drop column first_characters, drop column last_used_on`.execute(db)
}
