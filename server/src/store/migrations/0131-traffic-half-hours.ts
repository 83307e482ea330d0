import { sql, type Kysely } from 'kysely'

/** Counts by the half hour, with which days begin and end in zones that are half an hour apart from UTC. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table traffic_half_hours (
      starts_at timestamptz not null,
      application_id uuid not null,
      product_version_id uuid not null,
      requests integer not null,
      statuses bytea not null,
      latency bytea not null,
      request_size bytea not null,
      response_size bytea not null,
      primary key (application_id, starts_at, product_version_id) include (requests)
    )`.execute(db)
  await sql`create index traffic_half_hours_age on traffic_half_hours ((starts_at at time zone 'UTC'))`.execute(
    db,
  )
  await periodsAre(db, sql`'half_hour', 'hour', 'day'`)
  await sql`
    insert into traffic_open_periods (period, starts_at)
    select 'half_hour', starts_at + half
    from (
      select starts_at from traffic_hours union select starts_at from traffic_open_periods where period = 'hour'
    ) hours, (values (interval '0'), (interval '30 minutes')) halves (half)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from traffic_open_periods where period = 'half_hour'`.execute(db)
  await periodsAre(db, sql`'hour', 'day'`)
  await sql`drop table traffic_half_hours`.execute(db)
}

async function periodsAre(db: Kysely<unknown>, names: ReturnType<typeof sql>): Promise<void> {
  await sql`
    alter table traffic_open_periods
    drop constraint traffic_open_periods_period_check,
    add constraint traffic_open_periods_period_check check (period in (${names}))`.execute(db)
}
