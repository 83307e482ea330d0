import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import { dayMs, halfHourMs, hourMs, type OpenPeriods } from '../time-plan'
import type { TrafficQuery, TrafficRequest } from '../traffic-query'

export type Period = 'half_hour' | 'hour' | 'day'

/**
 * Opens the periods that requests belong to, and keeps them from being counted until the transaction ends. Batches share the lock of a
 * period, so that they never wait for each other.
 */
export async function openPeriodsOf(
  db: Transaction<Schema>,
  requests: readonly TrafficRequest[],
): Promise<void> {
  const periods = [
    ...periodsOf('day', startsOf(requests, dayMs)),
    ...periodsOf('hour', startsOf(requests, hourMs)),
    ...periodsOf('half_hour', startsOf(requests, halfHourMs)),
  ]
  const names = periods.map(({ period, starts_at }) => lockName(period, starts_at))
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(name, 0)) from unnest(${names}::text[]) name`.execute(
    db,
  )
  await db
    .insertInto('traffic_open_periods')
    .values(periods)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @returns whether nobody adds to the period, or counts it, at this moment. */
export async function lockPeriod(db: Transaction<Schema>, period: Period, startsAt: Date): Promise<boolean> {
  const name = lockName(period, startsAt)
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(db)
  return rows[0]?.locked ?? false
}

/** Waits until nobody adds to a day or counts it, and keeps others from doing so until the transaction ends. @param day - Its start in milliseconds. */
export async function waitForDay(db: Transaction<Schema>, day: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName('day', new Date(day))}, 0))`.execute(db)
}

/** @returns whether a shorter period within one is open. */
export async function hasOpenParts(
  db: Kysely<Schema>,
  period: Period,
  startsAt: Date,
  end: Date,
): Promise<boolean> {
  if (period === 'half_hour') return false
  const parts: Period[] = period === 'day' ? ['half_hour', 'hour'] : ['half_hour']
  const open = await db
    .selectFrom('traffic_open_periods')
    .select('period')
    .where('period', 'in', parts)
    .where('starts_at', '>=', startsAt)
    .where('starts_at', '<', end)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

export async function findOpenPeriods(
  db: Kysely<Schema>,
  { start, end }: TrafficQuery,
): Promise<OpenPeriods> {
  const rows = await db
    .selectFrom('traffic_open_periods')
    .select(['period', 'starts_at'])
    .where('starts_at', '>', new Date(start - dayMs))
    .where('starts_at', '<', new Date(end))
    .execute()
  const starts = (period: Period) =>
    new Set(rows.filter((row) => row.period === period).map((row) => row.starts_at.getTime()))
  return { halfHours: starts('half_hour'), hours: starts('hour'), days: starts('day') }
}

/** Returns the starts of the periods in which requests started, in milliseconds. */
export function startsOf(requests: readonly TrafficRequest[], periodMs: number): Set<number> {
  return new Set(requests.map(({ startedAt }) => startedAt.getTime() - (startedAt.getTime() % periodMs)))
}

/** In order, because rows that two batches insert at once are waited for. */
function periodsOf(period: Period, starts: ReadonlySet<number>) {
  return [...starts].sort((a, b) => a - b).map((start) => ({ period, starts_at: new Date(start) }))
}

const lockName = (period: Period, startsAt: Date) => `traffic ${period} ${startsAt.toISOString()}`
