import { sql, type Kysely } from 'kysely'

/** Hosts and paths at which gateways serve a version. Null: gateways name the version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_versions add column gateway jsonb`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_versions drop column gateway`.execute(db)
}
