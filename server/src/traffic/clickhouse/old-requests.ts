import type { Kysely } from 'kysely'
import { withLease } from '../../store/leases'
import type { Schema } from '../../store/schema'
import { dayMs } from '../time-plan'
import { clickhouseTime } from './clickhouse-dialect'
import { responseOf, type Clickhouse } from './connection'
import { tableOf } from './tables'

/** The engine keeps the order and carries it out by itself, which may take longer than a connection lasts. */
const inBackground = { mutations_sync: '0' } as const

/** Longer than the engine is waited for, twice. */
const leaseSeconds = 60

/**
 * Leaves of requests before a day what the figures need. Days count as done once the engine has the order, which one process gives: an
 * order that is given again only costs time.
 */
export async function removeDetails(
  db: Kysely<Schema>,
  { client, database }: Clickhouse,
  before: Date,
): Promise<void> {
  const end = before.getTime() - (before.getTime() % dayMs)
  const day = new Date(end - dayMs)
  if (await isDone(db, day)) return
  await withLease(db, { name: 'order to remove details', seconds: leaseSeconds }, async () => {
    if (await isDone(db, day)) return
    const query = `alter table ${tableOf(database)}
      update credential_id = null, request_id = null, reason = null, fields = null
      where started_at < '${clickhouseTime(new Date(end))}'`
    await responseOf(client.command({ query, clickhouse_settings: inBackground }))
    await db
      .insertInto('traffic_days_without_details')
      .values({ day })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

async function isDone(db: Kysely<Schema>, day: Date): Promise<boolean> {
  const done = await db
    .selectFrom('traffic_days_without_details')
    .select('day')
    .where('day', '=', day)
    .executeTakeFirst()
  return done !== undefined
}

/** Removes requests before a day, unless that is pending. */
export async function removeRequests(
  db: Kysely<Schema>,
  { client, database }: Clickhouse,
  day: Date,
): Promise<void> {
  const table = tableOf(database)
  const isOld = `started_at < '${clickhouseTime(day)}'`
  await withLease(db, { name: 'order to remove requests', seconds: leaseSeconds }, async () => {
    const response = await responseOf(
      client.query({
        query: `select (select count() from ${table} where ${isOld}) > 0
        and (select count() from system.mutations
          where database = '${database}' and table = 'traffic_requests' and not is_done) = 0 as is_due`,
        format: 'JSONEachRow',
      }),
    )
    const [row] = await response.json<{ is_due: number }>()
    if (!row?.is_due) return
    await responseOf(
      client.command({
        query: `alter table ${table} delete where ${isOld}`,
        clickhouse_settings: inBackground,
      }),
    )
  })
}
