import { sql, type Kysely } from 'kysely'

/** Codes by which a sign-in at an identity provider becomes a session of a page on another site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sso_attempts add column code_challenge text`.execute(db)
  // The code itself is in a URL; who reads the table cannot use it.
  await sql`
    create table login_codes (
      code_hash text primary key,
      account_id uuid not null,
      origin text not null,
      code_challenge text not null,
      provider text not null,
      issuer text not null,
      subject text not null,
      sid text,
      id_token bytea not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index login_codes_expiry on login_codes (expires_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table login_codes`.execute(db)
  await sql`alter table sso_attempts drop column code_challenge`.execute(db)
}
