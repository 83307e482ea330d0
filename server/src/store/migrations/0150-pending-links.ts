import { sql, type Kysely } from 'kysely'

/** Identities that become those of an account when its password is entered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The secret itself is in a cookie; who reads the table cannot link anything.
  await sql`
    create table pending_links (
      secret_hash text primary key,
      account_id uuid not null,
      provider text not null,
      issuer text not null,
      subject text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index pending_links_expiry on pending_links (expires_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table pending_links`.execute(db)
}
