import { sql, type Kysely } from 'kysely'

/** Keys that another system has issued. Revoked ones are remembered for good, so that a later import does not bring them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['credentials', 'revoked_credentials'])
    await sql`alter table ${sql.table(table)} add column is_imported boolean not null default false`.execute(
      db,
    )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['credentials', 'revoked_credentials'])
    await sql`alter table ${sql.table(table)} drop column is_imported`.execute(db)
}
