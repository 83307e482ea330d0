import { sql, type Kysely } from 'kysely'
import { deleteInSteps } from './delete-in-steps'
import type { Schema } from './schema'
import type { GatewayChangeTable } from './schema-gateways'

/** What a reader has seen: all transactions that had ended when PostgreSQL made its snapshot, which is written as PostgreSQL does. */
export interface FeedPosition {
  since: string
  /** While a list of changes is read in parts: where it ends, and the last change that was read. */
  until?: string
  after?: string
}

export interface FeedState {
  /** Another one after a restore, of a backup or by PostgreSQL's own means. */
  id: string
  /** Snapshot of PostgreSQL at this moment. */
  now: string
}

export type GatewayChange = Pick<GatewayChangeTable, 'kind' | 'subject'> & { id: string }

export const changesAtOnce = 2_000
const rememberedMs = 24 * 60 * 60 * 1_000

// System, timeline, database and table tell what was restored from a file of PostgreSQL, which has the row of the feed too.
const feedId = sql<string>`md5(concat_ws(' ', gateway_feed.id, (select system_identifier from pg_control_system()),
  left(pg_walfile_name(pg_current_wal_lsn()), 8), (select oid from pg_database where datname = current_database()),
  'gateway_changes'::regclass::oid))`

export async function readFeed(db: Kysely<Schema>): Promise<FeedState> {
  const read = () =>
    db
      .selectFrom('gateway_feed')
      .select([feedId.as('id'), sql<string>`pg_current_snapshot()::text`.as('now')])
      .executeTakeFirst()
  const found = await read()
  if (found) return found
  await db
    .insertInto('gateway_feed')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return readFeed(db)
}

/** @returns undefined if changes since then have been removed, or the position is of a later state than this one. */
export async function readChanges(
  db: Kysely<Schema>,
  { since, until, after = '0' }: FeedPosition & { until: string },
): Promise<GatewayChange[] | undefined> {
  const { rows } = await sql<{ is_covered: boolean; changes: GatewayChange[] }>`
    select
      (removed_up_to is null or pg_visible_in_snapshot(removed_up_to, ${since}::pg_snapshot))
        and pg_snapshot_xmax(${since}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as is_covered,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'kind', kind, 'subject', subject) order by id), '[]')
        from (
          select gateway_changes.id, kind, subject from gateway_changes
          where transaction_id >= pg_snapshot_xmin(${since}::pg_snapshot)
            and not pg_visible_in_snapshot(transaction_id, ${since}::pg_snapshot)
            and pg_visible_in_snapshot(transaction_id, ${until}::pg_snapshot)
            and gateway_changes.id > ${after}::bigint
          order by gateway_changes.id limit ${changesAtOnce}
        ) as changed) as changes
    from gateway_feed`.execute(db)
  const [found] = rows
  return found?.is_covered ? found.changes : undefined
}

/** Changes are kept for a day. */
export async function removeOldGatewayChanges(db: Kysely<Schema>): Promise<void> {
  const before = new Date(Date.now() - rememberedMs)
  await sql`
    update gateway_feed set removed_up_to = newest.transaction_id
    from (
      select transaction_id from gateway_changes where created_at < ${before} order by transaction_id desc limit 1
    ) as newest
    where removed_up_to is null or removed_up_to < newest.transaction_id`.execute(db)
  await deleteInSteps(db, 'gateway_changes', sql`created_at < ${before}`)
}
