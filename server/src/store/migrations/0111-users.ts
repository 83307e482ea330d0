import { sql, type Kysely } from 'kysely'

/** What users have beside an account: an organization, an invitation to it, and codes that let people register. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organizations (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      region text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index organizations_name on organizations (lower(name))`.execute(db)

  await sql`
    alter table accounts
      add column preferred_name text,
      add column organization_id uuid references organizations,
      add constraint users_have_organizations check ((kind = 'user') = (organization_id is not null))`.execute(
    db,
  )
  await sql`
    create index accounts_organization on accounts (organization_id) where organization_id is not null
  `.execute(db)

  await sql`
    create table invitations (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      full_name text,
      organization_id uuid not null references organizations,
      language text,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      expires_at timestamptz,
      accepted_at timestamptz,
      revoked_at timestamptz
    )`.execute(db)
  // Until it is accepted or revoked, an address has one invitation, which can be sent again.
  await sql`
    create unique index invitations_open on invitations (lower(email))
      where accepted_at is null and revoked_at is null`.execute(db)
  await sql`create index invitations_organization on invitations (organization_id)`.execute(db)
  await sql`alter table mail_tokens drop constraint mail_tokens_purpose_check`.execute(db)
  await sql`
    alter table mail_tokens add constraint mail_tokens_purpose_check
      check (purpose in ('verify-email', 'set-password', 'accept-invitation'))`.execute(db)

  await sql`
    create table access_codes (
      id uuid primary key default gen_random_uuid(),
      name text not null unique,
      code_hash text not null unique,
      max_uses integer check (max_uses > 0),
      expires_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db)
  // One address uses a code once, however often it registers until it is confirmed.
  await sql`
    create table access_code_uses (
      code_id uuid not null references access_codes on delete cascade,
      address_hash text not null,
      used_at timestamptz not null default now(),
      primary key (code_id, address_hash)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from mail_tokens where purpose = 'accept-invitation'`.execute(db)
  await sql`alter table mail_tokens drop constraint mail_tokens_purpose_check`.execute(db)
  await sql`
    alter table mail_tokens add constraint mail_tokens_purpose_check check (purpose in ('verify-email', 'set-password'))
  `.execute(db)
  await sql`delete from accounts where kind = 'user'`.execute(db)
  await sql`
    alter table accounts
      drop constraint users_have_organizations, drop column preferred_name, drop column organization_id`.execute(
    db,
  )
  await sql`drop table access_code_uses, access_codes, invitations, organizations`.execute(db)
}
