import { sql, type Kysely } from 'kysely'

/** Wrong passwords are counted by e-mail address, with or without an account, and rate limits by `rate-limiter-flexible`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_failures (
      email_hash text primary key,
      failures integer not null default 0,
      pending integer not null default 0,
      locked_until timestamptz,
      touched_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    insert into sign_in_failures (email_hash, failures, locked_until)
    select encode(sha256(convert_to(lower(email), 'UTF8')), 'hex'), failed_logins, locked_until
    from developers where failed_logins > 0`.execute(db)
  await sql`alter table developers drop column failed_logins, drop column locked_until`.execute(db)

  await sql`drop table rate_limits`.execute(db)
  await sql`
    create table rate_limit_counters (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table rate_limit_counters`.execute(db)
  await sql`
    create table rate_limits (
      key text not null,
      window_start timestamptz not null,
      count integer not null default 0,
      primary key (key, window_start)
    )`.execute(db)
  await sql`create index rate_limits_age on rate_limits (window_start)`.execute(db)
  await sql`
    alter table developers
      add column failed_logins integer not null default 0,
      add column locked_until timestamptz`.execute(db)
  await sql`drop table sign_in_failures`.execute(db)
}
