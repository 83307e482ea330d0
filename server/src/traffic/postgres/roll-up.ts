import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import { hasOpenParts, lockPeriod, type Period } from './open-periods'
import { countsOf } from '../counts'
import { binOf } from '../sketch'
import { dayMs, halfHourMs, hourMs } from '../time-plan'
import { mergePeriod } from './merge-periods'

/** Requests that started in an hour are reported a little later; an hour is counted when most have come. */
const settlingMs = 5 * 60_000

const lengths: Record<Period, number> = { half_hour: halfHourMs, hour: hourMs, day: dayMs }

/**
 * Counts closed periods, one transaction each: half hours from their requests, hours from their half hours, days from their hours. A period
 * stays open, and is read from its requests, until its rollup is written. A batch that arrives for a closed period opens it again, and
 * with it only those around it.
 */
export async function rollUpClosedPeriods(db: Kysely<Schema>, now: Date): Promise<void> {
  for (const period of ['half_hour', 'hour', 'day'] as const) {
    const closedBefore = new Date(now.getTime() - settlingMs - lengths[period])
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

/**
 * A period to which a batch is being added, or which has an open part, waits for the next run; one that another process counts, or has
 * counted, is left to it. Batches have the locks of all periods around them, so no part opens meanwhile.
 */
function rollUp(db: Kysely<Schema>, period: Period, startsAt: Date): Promise<void> {
  const end = new Date(startsAt.getTime() + lengths[period])
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPeriod(transaction, period, startsAt))) return
    if (await hasOpenParts(transaction, period, startsAt, end)) return
    const closed = await transaction
      .deleteFrom('traffic_open_periods')
      .where('period', '=', period)
      .where('starts_at', '=', startsAt)
      .returning('starts_at')
      .executeTakeFirst()
    if (closed) await write(transaction, period, startsAt, end)
  })
}

async function write(db: Transaction<Schema>, period: Period, startsAt: Date, end: Date): Promise<void> {
  const to = `traffic_${period}s` as const
  await sql`
    delete from ${sql.table(to)}
    where starts_at at time zone 'UTC' = ${startsAt}::timestamptz at time zone 'UTC'`.execute(db)
  if (period === 'half_hour') await countRequests(db, startsAt, end)
  else {
    const from = period === 'hour' ? 'traffic_half_hours' : 'traffic_hours'
    await mergePeriod(db, { from, to, startsAt, end })
  }
}

/** In the order of the primary key, so that rows of an application lie side by side. */
async function countRequests(db: Transaction<Schema>, startsAt: Date, end: Date): Promise<void> {
  await sql`
    insert into traffic_half_hours
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
