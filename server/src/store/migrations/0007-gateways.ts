import { sql, type Kysely } from 'kysely'

/** Keys of gateways and of operators' programs, and the keys that sign the tokens of applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_keys (
      id uuid primary key default gen_random_uuid(),
      name text not null unique,
      role text not null check (role in ('gateway', 'operator')),
      key_hash text not null unique,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db)

  await sql`
    create table signing_keys (
      id text primary key,
      public_key jsonb not null,
      private_key jsonb not null,
      created_at timestamptz not null default now(),
      active_from timestamptz not null,
      published_until timestamptz
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table signing_keys, access_keys`.execute(db)
}
