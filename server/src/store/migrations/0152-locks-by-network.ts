import { sql, type Kysely } from 'kysely'

/** Wrong passwords are counted by network and by known device, beside the count over all networks, which the rows so far become. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in_failures
      add column source text not null default 'all',
      add column counted_since timestamptz not null default now(),
      drop constraint sign_in_failures_pkey,
      add primary key (email_hash, source)`.execute(db)
  await sql`alter table sign_in_failures alter column source drop default`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from sign_in_failures where source <> 'all'`.execute(db)
  await sql`
    alter table sign_in_failures
      drop constraint sign_in_failures_pkey,
      drop column source,
      drop column counted_since,
      add primary key (email_hash)`.execute(db)
}
