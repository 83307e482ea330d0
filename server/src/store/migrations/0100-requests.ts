import { sql, type Kysely } from 'kysely'

/** What remains of revoked keys, and what the latest requests of an application are read by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revoked_credentials (
      id uuid primary key,
      application_id uuid not null references applications on delete cascade,
      key_hash text not null unique,
      display_name text not null,
      first_characters text,
      revoked_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index revoked_credentials_application on revoked_credentials (application_id)`.execute(db)
  await sql`create index revoked_credentials_age on revoked_credentials (revoked_at)`.execute(db)

  await sql`alter table traffic_requests add column fields jsonb`.execute(db)
  // Operators read across applications.
  await sql`create index traffic_requests_age on traffic_requests (started_at)`.execute(db)
  await sql`create table traffic_days_without_details (day timestamptz primary key)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table traffic_days_without_details, revoked_credentials`.execute(db)
  await sql`drop index traffic_requests_age`.execute(db)
  await sql`alter table traffic_requests drop column fields`.execute(db)
}
