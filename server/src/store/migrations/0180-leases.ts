import { sql, type Kysely } from 'kysely'

/** Work that one process does at a time, without a transaction that stays open meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leases (
      name text primary key,
      holder uuid not null,
      ends_at timestamptz not null
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table leases`.execute(db)
}
