import { sql, type Kysely } from 'kysely'
import { countPages, startOfPage } from '../../store/pages'
import type { Schema } from '../../store/schema'
import { dropPartitions, listPartitions } from '../../store/traffic-partitions'
import { dayMs } from '../time-plan'
import { findDaysWithoutDetails } from './details-partitions'
import { waitForDay } from './open-periods'

/** Of a log, some thousand rows. */
const pagesAtOnce = 100

/** Drops the details of days that ended before a time. What is reported of these days later comes without. */
export async function removeDetails(db: Kysely<Schema>, before: Date): Promise<void> {
  const isOld = ({ day }: { day: number }) => day + dayMs <= before.getTime()
  const log = (await listPartitions(db, 'traffic_requests')).filter(isOld)
  const details = (await listPartitions(db, 'traffic_details')).filter(isOld)
  const days = new Set([...log, ...details].map(({ day }) => day))
  const done = await findDaysWithoutDetails(db, [...days])
  for (const day of days) {
    if (done.has(day)) continue
    const partition = log.find((one) => one.day === day)
    if (partition) await removeDetailsFromLog(db, partition.name)
    await noteRemoval(db, day)
  }
  // Only of days that are noted: others have come meanwhile, and batches write their details.
  await dropPartitions(db, 'traffic_details', before, days)
}

/**
 * Removes what servers of the version before wrote into the log, in transactions of some thousand rows. It may be interrupted: the day is
 * noted afterwards. The version after this one removes this function.
 */
async function removeDetailsFromLog(db: Kysely<Schema>, partition: string): Promise<void> {
  const pages = await countPages(db, partition)
  for (let page = 0; page < pages; page += pagesAtOnce)
    await sql`
      update ${sql.table(partition)} set credential_id = null, request_id = null, reason = null, fields = null
      where ctid >= ${startOfPage(page)}::tid and ctid < ${startOfPage(page + pagesAtOnce)}::tid
        and num_nonnulls(credential_id, request_id, reason, fields) > 0`.execute(db)
}

/** Batches that are writing details of the day come first; later ones find the note. */
function noteRemoval(db: Kysely<Schema>, day: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await waitForDay(transaction, day)
    await transaction
      .insertInto('traffic_days_without_details')
      .values({ day: new Date(day) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
