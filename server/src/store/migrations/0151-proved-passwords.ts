import { sql, type Kysely } from 'kysely'

/** A pending sign-in ends with the password that it was checked against. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column credential_version integer not null default 1`.execute(db)
  // Codes work for two minutes. Those from before do not know which password was valid.
  await sql`delete from login_codes`.execute(db)
  await sql`alter table login_codes add column credential_version integer not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login_codes drop column credential_version`.execute(db)
  await sql`alter table accounts drop column credential_version`.execute(db)
}
