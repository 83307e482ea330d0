import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import { everyStatus } from './rollups'
import { lockPeriod, type Period } from './open-periods'
import { binOf, sketchOf } from '../sketch'
import { dayMs, hourMs } from '../time-plan'

/** Requests that started in an hour are reported a little later; an hour is counted when most have come. */
const settlingMs = 5 * 60_000

/**
 * Counts closed periods, one transaction each. A period stays open, and is read from its requests, until its rollup is written.
 * A batch that arrives for a closed period opens it again.
 */
export async function rollUpClosedPeriods(db: Kysely<Schema>, now: Date): Promise<void> {
  for (const period of ['hour', 'day'] as const) {
    const closedBefore = new Date(now.getTime() - settlingMs - lengthOf(period))
    const open = await db
      .selectFrom('traffic_open_periods')
      .select('starts_at')
      .where('period', '=', period)
      .where('starts_at', '<=', closedBefore)
      .orderBy('starts_at')
      .execute()
    for (const { starts_at } of open) await rollUp(db, period, starts_at)
  }
}

/** A period that another process counts, or to which a batch is being added, waits for the next run. */
function rollUp(db: Kysely<Schema>, period: Period, startsAt: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPeriod(transaction, period, startsAt))) return
    await count(transaction, period, startsAt)
    await transaction
      .deleteFrom('traffic_open_periods')
      .where('period', '=', period)
      .where('starts_at', '=', startsAt)
      .execute()
  })
}

async function count(db: Transaction<Schema>, period: Period, startsAt: Date): Promise<void> {
  const table = sql.table(`traffic_${period}s`)
  const end = new Date(startsAt.getTime() + lengthOf(period))
  const isWithin = sql`started_at >= ${startsAt} and started_at < ${end}`
  await sql`delete from ${table} where starts_at = ${startsAt}`.execute(db)
  await sql`
    insert into ${table} (starts_at, application_id, product_version_id, status, requests)
    select ${startsAt}, application_id, product_version_id, status, count(*)
    from traffic_requests where ${isWithin} group by 2, 3, 4`.execute(db)
  await sql`
    insert into ${table}
      (starts_at, application_id, product_version_id, status, requests, latency, request_size, response_size)
    select ${startsAt}, application_id, product_version_id, ${sql.lit(everyStatus)},
      sum(requests) filter (where measure = 1),
      ${sketches(1)}, ${sketches(2)}, ${sketches(3)}
    from (
      select application_id, product_version_id, measure, bin, count(*) as requests
      from traffic_requests, lateral (values
        (1, ${sql.raw(binOf('latency_ms'))}),
        (2, ${sql.raw(binOf('request_bytes'))}),
        (3, ${sql.raw(binOf('response_bytes'))})) as binned (measure, bin)
      where ${isWithin} group by 1, 2, 3, 4) as bins
    group by 2, 3`.execute(db)
}

const sketches = (measure: number) =>
  sql.raw(`${sketchOf('bin', 'requests')} filter (where measure = ${measure})`)

const lengthOf = (period: Period) => (period === 'hour' ? hourMs : dayMs)
