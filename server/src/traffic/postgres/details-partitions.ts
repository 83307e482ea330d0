import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import { createPartition, listPartitions } from '../../store/traffic-partitions'
import { dayMs } from '../time-plan'
import { waitForDay } from './open-periods'

/**
 * Creates the partition for the details of a day, unless they were removed.
 *
 * Rows of the day in `traffic_requests` that have details are copied: those of servers of the version before. From then on the trigger of
 * `0191-traffic-details` does it. The version after this one removes the copying.
 */
export async function createDetailsPartition(db: Transaction<Schema>, day: number): Promise<void> {
  if ((await findDaysWithoutDetails(db, [day])).has(day)) return
  await createPartition(db, 'traffic_details', day, async (partition) => {
    // Until the commit no batch of the day is pending: each of its rows is copied here, or by the trigger.
    await waitForDay(db, day)
    await sql`
      insert into ${sql.table(partition)} select * from traffic_requests
      where started_at >= ${new Date(day)} and started_at < ${new Date(day + dayMs)} and path <> ''`.execute(
      db,
    )
  })
}

/** Returns the days whose details are still to be copied, the latest first. The version after this one has none. */
export async function listDaysToCopy(db: Kysely<Schema>): Promise<number[]> {
  const days = (await listPartitions(db, 'traffic_requests')).map(({ day }) => day)
  const copied = new Set((await listPartitions(db, 'traffic_details')).map(({ day }) => day))
  const withoutDetails = await findDaysWithoutDetails(db, days)
  return days.filter((day) => !copied.has(day) && !withoutDetails.has(day)).reverse()
}

/** Returns those of some days whose details were removed. */
export async function findDaysWithoutDetails(
  db: Kysely<Schema>,
  days: readonly number[],
): Promise<ReadonlySet<number>> {
  if (days.length === 0) return new Set()
  const rows = await db
    .selectFrom('traffic_days_without_details')
    .select('day')
    .where(
      'day',
      'in',
      days.map((day) => new Date(day)),
    )
    .execute()
  return new Set(rows.map(({ day }) => day.getTime()))
}
