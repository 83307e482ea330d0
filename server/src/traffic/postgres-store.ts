import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../store/schema'
import { createPartition, dropPartitions } from '../store/traffic-partitions'
import { recordBatch, removeOldBatches } from './batches'
import { canUseRollups, compileQuery } from './compile-query'
import { mergeRows, type TrafficRow } from './merge-rows'
import { listRequests } from './list-requests'
import { removeDetails } from './remove-details'
import { findOpenPeriods, openPeriodsOf, startsOf } from './open-periods'
import { rollUpClosedPeriods } from './roll-up'
import { dayMs, planTime } from './time-plan'
import type { TrafficRequest } from './traffic-query'
import type { TrafficStore } from './traffic-store'

/** A statement has at most 65,535 parameters, and a row has thirteen. */
const rowsPerStatement = 2_000

/** Traffic in the portal's own database: requests in partitions by day, sums and sketches of closed hours and days. */
export function postgresTraffic(db: Kysely<Schema>): TrafficStore {
  const ensured = new Set<number>()
  return {
    async append(batch) {
      for (const day of startsOf(batch.requests, dayMs)) {
        if (ensured.has(day)) continue
        // In a transaction of its own, because the table is locked until it ends.
        await db.transaction().execute((transaction) => createPartition(transaction, day))
        ensured.add(day)
      }
      return db.transaction().execute(async (transaction) => {
        const earlier = await recordBatch(transaction, batch)
        if (earlier) return earlier
        await insertRequests(transaction, batch.requests)
        return batch.outcome
      })
    },

    async query(query) {
      if (query.applications.length === 0 || query.end <= query.start) return []
      const open = canUseRollups(query) ? await findOpenPeriods(db, query) : undefined
      const plan = open
        ? planTime(query, open)
        : { requests: [{ from: query.start, to: query.end }], hours: [], days: [] }
      const { rows } = await db.executeQuery<TrafficRow>(CompiledQuery.raw(compileQuery(query, plan)))
      return mergeRows(query, rows)
    },

    listRequests: (query) => listRequests(db, query),

    rollUp: (now) => rollUpClosedPeriods(db, now),

    removeDetails: (before) => removeDetails(db, before),

    async purge(before) {
      await dropPartitions(db, before)
      for (const day of ensured) if (day + dayMs <= before.getTime()) ensured.delete(day)
      await removeOldBatches(db)
      const day = new Date(before.getTime() - (before.getTime() % dayMs))
      for (const table of ['traffic_hours', 'traffic_days', 'traffic_open_periods'] as const)
        await db.deleteFrom(table).where('starts_at', '<', day).execute()
      await db.deleteFrom('traffic_days_without_details').where('day', '<', day).execute()
    },
  }
}

async function insertRequests(db: Transaction<Schema>, requests: readonly TrafficRequest[]): Promise<void> {
  if (requests.length === 0) return
  await openPeriodsOf(db, requests)
  for (let at = 0; at < requests.length; at += rowsPerStatement) {
    await db
      .insertInto('traffic_requests')
      .values(requests.slice(at, at + rowsPerStatement).map(rowOf))
      .execute()
  }
}

function rowOf(request: TrafficRequest) {
  return {
    started_at: request.startedAt,
    application_id: request.applicationId,
    product_version_id: request.productVersionId,
    credential_id: request.credentialId,
    status: request.status,
    method: request.method,
    path: request.path,
    latency_ms: request.latencyMs,
    request_bytes: request.requestBytes,
    response_bytes: request.responseBytes,
    request_id: request.requestId,
    reason: request.reason,
    fields: request.fields && JSON.stringify(request.fields),
  }
}
