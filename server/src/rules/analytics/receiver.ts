import type { Kysely } from 'kysely'
import { databaseTime } from '../../store/clock'
import type { Schema } from '../../store/schema'
import type { PortalSettings } from '../../store/settings'
import type { Receiver } from '../../traffic/ingest/batch'
import type { TrafficStore } from '../../traffic/traffic-store'
import { periodOf, requestsPeriodOf, toleranceMs } from './period'

/** Returns what takes reports of requests, by the portal's settings. */
export async function receiverOf(
  { db, traffic }: { db: Kysely<Schema>; traffic: TrafficStore },
  settings: PortalSettings,
): Promise<Receiver> {
  return {
    db,
    traffic,
    retentionMs: periodOf(settings) + toleranceMs,
    details: { retentionMs: requestsPeriodOf(settings), fields: settings.requests.fields },
    now: await databaseTime(db),
  }
}
