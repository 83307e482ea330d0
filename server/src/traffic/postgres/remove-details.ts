import type { Kysely } from 'kysely'
import type { Schema } from '../../store/schema'
import { listTrafficDays } from '../../store/traffic-partitions'
import { dayMs } from '../time-plan'

/** Leaves of each day what the figures need. A day is done once; what is reported of it later comes without details. */
export async function removeDetails(db: Kysely<Schema>, before: Date): Promise<void> {
  const done = await db.selectFrom('traffic_days_without_details').select('day').execute()
  const doneDays = new Set(done.map(({ day }) => day.getTime()))
  for (const day of await listTrafficDays(db, 'traffic_requests')) {
    if (day + dayMs > before.getTime() || doneDays.has(day)) continue
    await db.transaction().execute(async (transaction) => {
      const inserted = await transaction
        .insertInto('traffic_days_without_details')
        .values({ day: new Date(day) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .executeTakeFirst()
      // Another process has done it meanwhile.
      if (!inserted) return
      await transaction
        .updateTable('traffic_requests')
        .set({ credential_id: null, request_id: null, reason: null, fields: null })
        .where('started_at', '>=', new Date(day))
        .where('started_at', '<', new Date(day + dayMs))
        .execute()
    })
  }
}
