/** The barrier of concurrency stories: requests wait in the database, on a row that the test holds. PostgreSQL only. */
import { sql } from 'kysely'
import type { Stored } from './stored'
import { until } from './until'

export interface HeldRow {
  /** Waits until so many requests wait for a lock. They get it in the order in which they came. */
  waiters(count: number): Promise<void>
  release(): Promise<void>
}

/** Locks a registration until it is released. */
export async function holdRegistration({ database: { db } }: Stored, id: string): Promise<HeldRow> {
  const transaction = await db.startTransaction().execute()
  await transaction.selectFrom('registrations').select('id').where('id', '=', id).forUpdate().execute()
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count
  }
  return {
    waiters: (count) =>
      until(async () => (await waiting()) === count, `${count} requests wait for the registration ${id}`),
    release: () => transaction.commit().execute(),
  }
}
