import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * Charts read requests and rollups from indexes alone: an application's rows lie side by side there, and in the tables among those of
 * all others. Single requests are found by ID and credential, however long ago they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index traffic_requests_figures on traffic_requests (application_id, started_at)
    include (product_version_id, status, latency_ms, request_bytes, response_bytes)`.execute(db)
  await sql`drop index traffic_requests_application`.execute(db)
  await sql`create index traffic_requests_id on traffic_requests using hash (request_id)`.execute(db)
  await sql`create index traffic_requests_credential on traffic_requests using hash (credential_id)`.execute(
    db,
  )
  for (const period of ['hour', 'day']) await keyWith(db, period, sql`include (requests)`)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const period of ['hour', 'day']) await keyWith(db, period, sql``)
  await sql`drop index traffic_requests_credential, traffic_requests_id`.execute(db)
  await sql`create index traffic_requests_application on traffic_requests (application_id, started_at)`.execute(
    db,
  )
  await sql`drop index traffic_requests_figures`.execute(db)
}

async function keyWith(db: Kysely<unknown>, period: string, included: RawBuilder<unknown>): Promise<void> {
  await sql`
    alter table ${sql.table(`traffic_${period}s`)}
    drop constraint ${sql.ref(`traffic_${period}s_pkey`)},
    add primary key (application_id, starts_at, product_version_id, status) ${included}`.execute(db)
}
