import { sql, type Kysely } from 'kysely'

/** Applications of developers, their keys, and the versions of products that they are registered for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth_strategies add column is_default boolean not null default false`.execute(db)

  // A strategy that applications use cannot go: their keys would go with it.
  await sql`
    create table applications (
      id uuid primary key default gen_random_uuid(),
      developer_id uuid not null references developers on delete cascade,
      strategy_id uuid not null references auth_strategies,
      name text not null,
      description text,
      redirect_uri text,
      reference_id text not null,
      scopes jsonb not null default '[]',
      secret_hash text,
      secret_version integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint applications_name unique (developer_id, name),
      constraint applications_reference_id unique (reference_id)
    )`.execute(db)
  await sql`create index applications_newest on applications (developer_id, created_at desc, id)`.execute(db)
  await sql`create index applications_strategy on applications (strategy_id)`.execute(db)

  await sql`
    create table credentials (
      id uuid primary key default gen_random_uuid(),
      application_id uuid not null references applications on delete cascade,
      display_name text not null,
      key_hash text not null unique,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index credentials_newest on credentials (application_id, created_at desc, id)`.execute(db)

  await sql`
    create table registrations (
      id uuid primary key default gen_random_uuid(),
      application_id uuid not null references applications on delete cascade,
      version_id uuid not null references product_versions on delete cascade,
      status text not null check (status in ('approved', 'pending', 'rejected', 'revoked')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint registrations_once unique (application_id, version_id)
    )`.execute(db)
  await sql`create index registrations_newest on registrations (application_id, created_at desc, id)`.execute(
    db,
  )
  await sql`create index registrations_version on registrations (version_id)`.execute(db)
  await sql`create index registrations_waiting on registrations (created_at) where status = 'pending'`.execute(
    db,
  )

  await sql`
    create table idempotency_keys (
      developer_id uuid not null references developers on delete cascade,
      key_hash text not null,
      request_hash text not null,
      answer bytea,
      created_at timestamptz not null default now(),
      primary key (developer_id, key_hash)
    )`.execute(db)
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db)

  await sql`create index audit_log_subject on audit_log (subject, id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_log_subject`.execute(db)
  await sql`drop table idempotency_keys, registrations, credentials, applications`.execute(db)
  await sql`alter table auth_strategies drop column is_default`.execute(db)
}
