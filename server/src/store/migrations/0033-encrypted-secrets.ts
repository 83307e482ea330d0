import { sql, type Kysely } from 'kysely'

/** The server's own secrets may be encrypted, and say with which key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table secrets add column key_id text`.execute(db)
  await sql`alter table signing_keys add column key_id text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table secrets drop column key_id`.execute(db)
  await sql`alter table signing_keys drop column key_id`.execute(db)
}
