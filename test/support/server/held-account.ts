/** The barrier of concurrency stories: requests wait in the database, on a lock that the test holds. PostgreSQL only. */
import { sql } from 'kysely'
import type { Stored } from './stored'
import { until } from './until'

export interface HeldAccount {
  /** Waits until so many requests wait in the database for a lock. They get it in the order in which they came. */
  waiters(count: number): Promise<void>
  release(): Promise<void>
}

/** Locks the account of an address, of either kind, until it is released. */
export async function holdAccount({ database: { db } }: Stored, email: string): Promise<HeldAccount> {
  const transaction = await db.startTransaction().execute()
  await transaction.selectFrom('accounts').select('id').where('email', '=', email).forUpdate().execute()
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count
  }
  return {
    waiters: (count) =>
      until(async () => (await waiting()) === count, `${count} requests wait for the account ${email}`),
    release: () => transaction.commit().execute(),
  }
}
