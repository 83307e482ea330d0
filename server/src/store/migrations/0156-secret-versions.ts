import { sql, type Kysely } from 'kysely'

/** Several versions of each secret of the server, of which one is current; and with which of them a refresh token was derived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table secrets
      add column kid text not null default 'first',
      add column accepted_until timestamptz,
      drop constraint secrets_pkey,
      add primary key (name, kid)`.execute(db)
  await sql`create unique index secrets_current on secrets (name) where accepted_until is null`.execute(db)
  // Which tokens of today are random and which were derived, nothing tells.
  await sql`
    alter table refresh_tokens
      add column derived_with text default 'first',
      add column successor_with text default 'first'`.execute(db)
  await sql`
    alter table refresh_tokens
      alter column derived_with drop default,
      alter column successor_with drop default`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refresh_tokens drop column derived_with, drop column successor_with`.execute(db)
  await sql`drop index secrets_current`.execute(db)
  // A version of its own was encrypted under its own name: only the first can be read by the version before.
  await sql`delete from secrets where kid <> 'first'`.execute(db)
  await sql`
    alter table secrets
      drop constraint secrets_pkey,
      add primary key (name),
      drop column kid,
      drop column accepted_until`.execute(db)
}
