import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import { lockPeriod, type Period } from './open-periods'
import { countsOf } from '../counts'
import { binOf } from '../sketch'
import { dayMs, halfHourMs, hourMs } from '../time-plan'

/** Requests that started in an hour are reported a little later; an hour is counted when most have come. */
const settlingMs = 5 * 60_000

/**
 * Counts closed periods, one transaction each. A period stays open, and is read from its requests, until its rollup is written.
 * A batch that arrives for a closed period opens it again.
 */
export async function rollUpClosedPeriods(db: Kysely<Schema>, now: Date): Promise<void> {
  for (const period of ['hour', 'day', 'half_hour'] as const) {
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

/** A period to which a batch is being added waits for the next run; one that another process counts, or has counted, is left to it. */
function rollUp(db: Kysely<Schema>, period: Period, startsAt: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPeriod(transaction, period, startsAt))) return
    const closed = await transaction
      .deleteFrom('traffic_open_periods')
      .where('period', '=', period)
      .where('starts_at', '=', startsAt)
      .returning('starts_at')
      .executeTakeFirst()
    if (closed) await count(transaction, period, startsAt)
  })
}

async function count(db: Transaction<Schema>, period: Period, startsAt: Date): Promise<void> {
  const table = sql.table(`traffic_${period}s`)
  const end = new Date(startsAt.getTime() + lengthOf(period))
  await sql`
    delete from ${table} where starts_at at time zone 'UTC' = ${startsAt}::timestamptz at time zone 'UTC'`.execute(
    db,
  )
  // In the order of the primary key, so that rows of an application lie side by side.
  await sql`
    insert into ${table}
      (starts_at, application_id, product_version_id, requests, statuses, latency, request_size, response_size)
    select ${startsAt}, application_id, product_version_id, sum(requests) filter (where measure = 0),
      ${counts(0)}, ${counts(1)}, ${counts(2)}, ${counts(3)}
    from (
      select application_id, product_version_id, measure, key, count(*) as requests,
        key - lag(key) over (partition by application_id, product_version_id, measure order by key) as step
      from traffic_requests, lateral (values
        (0, status::integer),
        (1, ${sql.raw(binOf('latency_ms'))}),
        (2, ${sql.raw(binOf('request_bytes'))}),
        (3, ${sql.raw(binOf('response_bytes'))})) as measured (measure, key)
      where started_at >= ${startsAt} and started_at < ${end} group by 1, 2, 3, 4) as keys
    group by application_id, product_version_id
    order by application_id, product_version_id`.execute(db)
}

const counts = (measure: number) =>
  sql.raw(`${countsOf('key', 'step', 'requests')} filter (where measure = ${measure})`)

const lengthOf = (period: Period) => ({ half_hour: halfHourMs, hour: hourMs, day: dayMs })[period]
