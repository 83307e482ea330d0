import { CompiledQuery, sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import type { TrafficRequestTable } from '../../store/schema-traffic'
import { deleteInSteps } from '../../store/delete-in-steps'
import { createPartition, dropPartitions, type PartitionedTable } from '../../store/traffic-partitions'
import { recordBatch, removeOldBatches } from '../batches'
import { compileList } from '../compile-list'
import { compileQuery } from '../compile-query'
import { mergeRows, type TrafficRow } from '../merge-rows'
import { columnsOf, requestIn } from '../request-columns'
import { dayMs, planTime } from '../time-plan'
import { asksForStatus, type TrafficQuery, type TrafficRequest } from '../traffic-query'
import type { TrafficStore } from '../traffic-store'
import { createDetailsPartition, findDaysWithoutDetails, listDaysToCopy } from './details-partitions'
import { findOpenPeriods, openPeriodsOf, startsOf } from './open-periods'
import { postgresDialect } from './postgres-dialect'
import { removeDetails } from './remove-details'
import { rollUpClosedPeriods } from './roll-up'

type RequestRow = Selectable<TrafficRequestTable>

/** A statement has at most 65,535 parameters, and a row has thirteen. */
const rowsPerStatement = 2_000

/** If no process makes partitions for so long, reports make them. */
const daysAhead = 3

/**
 * Traffic in the portal's own database, in partitions by day: of each request what charts need, and what it was in detail, which is kept for a
 * shorter time. Beside it counts and sketches of closed periods.
 *
 * @param jobs - For what takes long: counting and removing. Default: `db`.
 */
export function postgresTraffic(db: Kysely<Schema>, jobs = db): TrafficStore {
  const ensured = new Map<number, Promise<void>>()

  /** Once for each day, however many batches ask for it. */
  function ensurePartitions(day: number): Promise<void> {
    const pending = ensured.get(day)
    if (pending) return pending
    const created = createPartitions(jobs, day)
    ensured.set(day, created)
    created.catch(() => ensured.delete(day))
    return created
  }

  return {
    async prepare(now) {
      const today = now.getTime() - (now.getTime() % dayMs)
      for (let ahead = 0; ahead <= daysAhead; ahead += 1) await ensurePartitions(today + ahead * dayMs)
      for (const day of await listDaysToCopy(jobs)) await ensurePartitions(day)
    },

    async append(batch) {
      for (const day of startsOf(batch.requests, dayMs)) await ensurePartitions(day)
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
      const statements = compileQuery(query, planTime(query, open), postgresDialect)
      const results = await Promise.all(
        statements.map((statement) => db.executeQuery<TrafficRow>(CompiledQuery.raw(statement))),
      )
      return mergeRows(
        query,
        results.flatMap(({ rows }) => rows),
      )
    },

    async listRequests(query) {
      if (query.applications?.length === 0) return []
      const statement = compileList(query, postgresDialect)
      const { rows } = await db.executeQuery<RequestRow>(CompiledQuery.raw(statement))
      return rows.map(requestOf)
    },

    rollUp: (now) => rollUpClosedPeriods(jobs, now),

    removeDetails: (before) => removeDetails(jobs, before),

    close: () => Promise.resolve(),

    async purge(before) {
      await dropPartitions(jobs, 'traffic_requests', before)
      for (const day of ensured.keys()) if (day + dayMs <= before.getTime()) ensured.delete(day)
      await removeOldBatches(jobs)
      const day = new Date(before.getTime() - (before.getTime() % dayMs))
      for (const table of ['traffic_half_hours', 'traffic_hours', 'traffic_days'] as const)
        await deleteInSteps(
          jobs,
          table,
          sql`starts_at at time zone 'UTC' < ${day}::timestamptz at time zone 'UTC'`,
        )
      await jobs.deleteFrom('traffic_open_periods').where('starts_at', '<', day).execute()
      await jobs.deleteFrom('traffic_days_without_details').where('day', '<', day).execute()
    },
  }
}

/** Rollups keep no sketches by status. */
const canUseRollups = (query: TrafficQuery): boolean => query.measure === 'requests' || !asksForStatus(query)

async function createPartitions(db: Kysely<Schema>, day: number): Promise<void> {
  await db.transaction().execute((transaction) => createPartition(transaction, 'traffic_requests', day))
  await db.transaction().execute((transaction) => createDetailsPartition(transaction, day))
}

async function insertRequests(db: Transaction<Schema>, requests: readonly TrafficRequest[]): Promise<void> {
  if (requests.length === 0) return
  await openPeriodsOf(db, requests)
  await insertRows(db, 'traffic_requests', requests.map(countedRowOf))
  const withoutDetails = await findDaysWithoutDetails(db, [...startsOf(requests, dayMs)])
  const detailed = requests.filter(({ startedAt }) => !withoutDetails.has(startOfDay(startedAt)))
  await insertRows(db, 'traffic_details', detailed.map(rowOf))
}

async function insertRows(
  db: Transaction<Schema>,
  table: PartitionedTable,
  rows: readonly Insertable<TrafficRequestTable>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await db
      .insertInto(table)
      .values(rows.slice(at, at + rowsPerStatement))
      .execute()
}

const rowOf = (request: TrafficRequest) => ({ started_at: request.startedAt, ...columnsOf(request) })

/** Without what no chart needs. The columns are those of the version before, whose lists show such requests without a path while it is upgraded. */
const countedRowOf = (request: TrafficRequest) => ({
  ...rowOf(request),
  method: '',
  path: '',
  credential_id: null,
  request_id: null,
  reason: null,
  fields: null,
})

const startOfDay = (time: Date) => time.getTime() - (time.getTime() % dayMs)

const requestOf = (row: RequestRow): TrafficRequest =>
  requestIn(row, { startedAt: row.started_at, fields: row.fields })
