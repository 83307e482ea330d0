import { sql, type Kysely } from 'kysely'

/**
 * Requests as they are listed, in partitions by day that are dropped when their time is over. `traffic_requests` keeps of each request
 * what charts need, for as long as developers may query.
 *
 * A server of the version before writes whole rows into `traffic_requests` and reads them there. The trigger copies them. Rows from before
 * the migration are copied with the partition of their day (`createDetailsPartition`), not here: it would take long, and hold every report.
 * The version after this one drops the trigger, and of `traffic_requests` the columns `method`, `path`, `credential_id`, `request_id`,
 * `reason` and `fields`, with the indexes `traffic_requests_id` and `traffic_requests_credential`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table traffic_details (like traffic_requests) partition by range (started_at)`.execute(db)
  await sql`create index traffic_details_application on traffic_details (application_id, started_at)`.execute(
    db,
  )
  // Operators read across applications.
  await sql`create index traffic_details_age on traffic_details (started_at)`.execute(db)
  await sql`create index traffic_details_id on traffic_details using hash (request_id)`.execute(db)
  await sql`create index traffic_details_credential on traffic_details using hash (credential_id)`.execute(db)
  // Few requests are refused: without these, one reason is looked for among all requests.
  await sql`create index traffic_details_application_reason on traffic_details (application_id, reason, started_at)
    where reason is not null`.execute(db)
  await sql`create index traffic_details_reason on traffic_details (reason, started_at) where reason is not null`.execute(
    db,
  )

  // The transaction that inserts has the lock of the day. So its partition is neither being filled nor being removed.
  await sql`
    create function copy_traffic_details() returns trigger language plpgsql as $$
    declare
      partition regclass := to_regclass('traffic_details_' || to_char(new.started_at at time zone 'UTC', 'YYYYMMDD'));
    begin
      if exists (select from pg_class where oid = partition and relispartition) and not exists (
        select from traffic_days_without_details where day = date_trunc('day', new.started_at, 'UTC')
      ) then
        insert into traffic_details values (new.*);
      end if;
      return null;
    end $$`.execute(db)
  // Servers of this version leave the path empty. A restored backup has what was copied.
  await sql`
    create trigger copy_traffic_details after insert on traffic_requests for each row
    when (new.path <> '' and current_setting('portal.restores_backup', true) is distinct from 'on')
    execute function copy_traffic_details()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger copy_traffic_details on traffic_requests`.execute(db)
  await sql`drop function copy_traffic_details`.execute(db)
  await sql`drop table traffic_details`.execute(db)
}
