import { sql, type Kysely } from 'kysely'

/** The portal's settings, developers, their sessions, and what the server keeps for itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table portal (
      id uuid primary key default gen_random_uuid(),
      org_id uuid not null default gen_random_uuid(),
      settings jsonb not null default '{}',
      content_version bigint not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  // At most one row: every row has the same value in the index.
  await sql`create unique index portal_is_single on portal ((true))`.execute(db)

  await sql`
    create table portal_images (
      kind text primary key check (kind in ('logo', 'cover', 'favicon')),
      content_type text not null,
      bytes bytea not null,
      hash text not null,
      updated_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table developers (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      full_name text not null,
      password_hash text,
      status text not null check (status in ('unverified', 'pending', 'approved', 'rejected', 'revoked')),
      failed_logins integer not null default 0,
      locked_until timestamptz,
      language text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index developers_email on developers (lower(email))`.execute(db)

  // The account is a developer or a user by its kind, hence no foreign key.
  await sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('developer', 'user')),
      account_id uuid not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      ended_at timestamptz,
      end_reason text
    )`.execute(db)
  await sql`create index sessions_account on sessions (kind, account_id) where ended_at is null`.execute(db)

  await sql`
    create table refresh_tokens (
      id uuid primary key default gen_random_uuid(),
      session_id uuid not null references sessions on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      replaced_at timestamptz
    )`.execute(db)
  await sql`create index refresh_tokens_session on refresh_tokens (session_id)`.execute(db)
  await sql`create index refresh_tokens_expiry on refresh_tokens (expires_at)`.execute(db)

  await sql`
    create table rate_limits (
      key text not null,
      window_start timestamptz not null,
      count integer not null default 0,
      primary key (key, window_start)
    )`.execute(db)
  await sql`create index rate_limits_age on rate_limits (window_start)`.execute(db)

  await sql`
    create table secrets (
      name text primary key,
      value bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor text not null,
      action text not null,
      subject text not null,
      details jsonb not null default '{}'
    )`.execute(db)
  await sql`create index audit_log_at on audit_log (at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table audit_log, secrets, rate_limits, refresh_tokens, sessions, developers, portal_images, portal
  `.execute(db)
}
