import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema'

const mostAttempts = 5
const shortestPauseMs = 20

/**
 * Runs `work` in a transaction. If PostgreSQL has undone it for a deadlock or a conflict with another transaction, it is run again,
 * after a pause of random length that grows: five times at most. So `work` must change nothing but the database.
 *
 * @throws what `work` throws, and the last conflict.
 */
export async function inTransaction<T>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === mostAttempts || !isConflict(error)) throw error
      await wait(shortestPauseMs * 2 ** attempt * Math.random())
    }
  }
}

/** Returns whether PostgreSQL has undone a transaction because of another one: 40001 and 40P01. */
function isConflict(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string }
  return code === '40001' || code === '40P01'
}
