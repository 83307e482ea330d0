import { sql, type Kysely } from 'kysely'

/** Servers that Try it may send credentials to. The version before knows no such list, and leaves it as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column servers jsonb`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products drop column servers`.execute(db)
}
