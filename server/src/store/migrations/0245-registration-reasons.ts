import { sql, type Kysely } from 'kysely'

/** Why an operator rejected or revoked a registration. Of decisions from before, the audit log knows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registrations add column decision_reason text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registrations drop column decision_reason`.execute(db)
}
