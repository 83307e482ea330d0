import { sql, type Kysely } from 'kysely'

/** When each job ran and runs again, and which process runs it now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      name text primary key,
      due_at timestamptz not null default now(),
      holder uuid,
      lease_ends_at timestamptz,
      last_started_at timestamptz,
      last_finished_at timestamptz,
      last_error text
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table jobs`.execute(db)
}
