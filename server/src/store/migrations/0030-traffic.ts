import { sql, type Kysely } from 'kysely'

/** Requests that gateways report, by day, and their sums by hour and by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: what was measured stays when an application or a version goes, and nobody can ask for it any more.
  await sql`
    create table traffic_requests (
      started_at timestamptz not null,
      application_id uuid not null,
      product_version_id uuid not null,
      credential_id uuid,
      status smallint not null,
      method text not null,
      path text not null,
      latency_ms real not null,
      request_bytes integer not null,
      response_bytes integer not null,
      request_id text,
      reason text
    ) partition by range (started_at)`.execute(db)
  await sql`create index traffic_requests_application on traffic_requests (application_id, started_at)`.execute(
    db,
  )

  for (const period of ['hour', 'day']) {
    await sql`
      create table ${sql.table(`traffic_${period}s`)} (
        starts_at timestamptz not null,
        application_id uuid not null,
        product_version_id uuid not null,
        status smallint not null,
        requests integer not null,
        latency bytea,
        request_size bytea,
        response_size bytea,
        primary key (application_id, starts_at, product_version_id, status)
      )`.execute(db)
    await sql`create index ${sql.ref(`traffic_${period}s_age`)} on ${sql.table(`traffic_${period}s`)} (starts_at)`.execute(
      db,
    )
  }

  await sql`
    create table traffic_open_periods (
      period text not null check (period in ('hour', 'day')),
      starts_at timestamptz not null,
      primary key (period, starts_at)
    )`.execute(db)

  await sql`
    create table traffic_batches (
      gateway_id uuid not null references access_keys on delete cascade,
      batch_id text not null,
      outcome jsonb not null,
      received_at timestamptz not null default now(),
      primary key (gateway_id, batch_id)
    )`.execute(db)
  await sql`create index traffic_batches_age on traffic_batches (received_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table traffic_batches, traffic_open_periods, traffic_hours, traffic_days, traffic_requests`.execute(
    db,
  )
}
