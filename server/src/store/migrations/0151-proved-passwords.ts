import { sql, type Kysely } from 'kysely'

/**
 * The password of an account is one that its owner has chosen. What users give at registration is apart until the address is
 * confirmed. A pending sign-in ends with the password that it was checked against.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column credential_version integer not null default 1`.execute(db)
  // Codes work for two minutes. Those from before do not know which password was valid.
  await sql`delete from login_codes`.execute(db)
  await sql`alter table login_codes add column credential_version integer not null`.execute(db)

  await sql`
    create table user_registrations (
      account_id uuid not null references accounts on delete cascade,
      browser_hash text not null,
      full_name text not null,
      language text not null,
      organization_id uuid not null,
      organization_name text not null,
      region text not null,
      password_hash text not null,
      registered_at timestamptz not null default now(),
      primary key (account_id, browser_hash)
    )`.execute(db)
  // Nobody has proved to own them. The owners choose a password when they confirm the address.
  await sql`update accounts set password_hash = null where kind = 'user' and status = 'unverified'`.execute(
    db,
  )
  // A registration locks the account before it makes the organization, as a confirmation does.
  await sql`
    alter table accounts alter constraint accounts_organization_id_fkey deferrable initially deferred
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts alter constraint accounts_organization_id_fkey not deferrable`.execute(db)
  await sql`drop table user_registrations`.execute(db)
  await sql`alter table login_codes drop column credential_version`.execute(db)
  await sql`alter table accounts drop column credential_version`.execute(db)
}
