import { sql, type Kysely } from 'kysely'

/**
 * Products that visitors may read. Beside `view_access`, which the version before reads and writes: a product that it restricts is hidden
 * from visitors too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column is_open boolean not null default false`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products drop column is_open`.execute(db)
}
