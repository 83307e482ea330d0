import { sql, type Kysely } from 'kysely'

/** The first steps that clients have reported of a new developer. Null: no list, as for all accounts from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column first_steps text[]`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop column first_steps`.execute(db)
}
