import { sql, type Kysely } from 'kysely'

/** Sign-ins through identity providers, the identities that belong to accounts, and what groups may do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The state itself is in URLs; who reads the table cannot finish a sign-in.
  await sql`
    create table sso_attempts (
      state_hash text primary key,
      browser_hash text not null,
      kind text not null check (kind in ('developer', 'user')),
      provider text not null,
      return_to text not null,
      callback_url text not null,
      language text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index sso_attempts_expiry on sso_attempts (expires_at)`.execute(db)

  await sql`
    create table linked_identities (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('developer', 'user')),
      issuer text not null,
      subject text not null,
      account_id uuid not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      unique (kind, issuer, subject)
    )`.execute(db)
  await sql`create index linked_identities_account on linked_identities (account_id)`.execute(db)

  await sql`
    create table provider_sessions (
      session_id uuid primary key references sessions on delete cascade,
      provider text not null,
      issuer text not null,
      subject text not null,
      sid text,
      id_token bytea not null
    )`.execute(db)
  await sql`create index provider_sessions_subject on provider_sessions (issuer, subject)`.execute(db)
  await sql`create index provider_sessions_sid on provider_sessions (issuer, sid)`.execute(db)

  await sql`
    create table used_logout_tokens (
      token_hash text primary key,
      expires_at timestamptz not null
    )`.execute(db)

  await sql`
    create table provider_organizations (
      provider text primary key,
      organization_id uuid not null references organizations
    )`.execute(db)

  await sql`
    create table account_groups (
      account_id uuid not null,
      provider text not null,
      group_name text not null,
      primary key (account_id, provider, group_name)
    )`.execute(db)

  // From portal.yaml.
  await sql`
    create table group_access (
      provider text not null,
      group_name text not null,
      product text not null,
      action text not null check (action in ('view', 'register')),
      primary key (product, action, provider, group_name)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table group_access, account_groups, provider_organizations, used_logout_tokens, provider_sessions, linked_identities, sso_attempts
  `.execute(db)
}
