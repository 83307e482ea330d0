import { sql, type Kysely } from 'kysely'

/** Names of auth strategies by language, for people. The version before leaves them as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth_strategies add column names jsonb not null default '{}'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth_strategies drop column names`.execute(db)
}
