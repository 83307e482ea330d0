import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Database } from '../store/database'
import { keepSilent } from '../store/postgres-lanes'

/** Any number, the same in every process. */
const importLock = 7_406_001
const retryMs = 500

/** The last import of each database of this process. */
const lastImports = new WeakMap<Pool, Promise<unknown>>()

/**
 * Runs an import once those before it have ended: one would take what another is writing for what nobody needs. An import that
 * waits has no connection.
 */
export function inTurn<T>({ engine, pool }: Database, run: () => Promise<T>): Promise<T> {
  const inThisProcess = () => (engine === 'postgresql' ? underLock(pool, run) : run())
  const turn = (lastImports.get(pool) ?? Promise.resolve()).then(inThisProcess, inThisProcess)
  lastImports.set(pool, turn)
  return turn
}

/** Other processes import into the same database. The lock ends with its connection if this process is killed. */
async function underLock<T>(pool: Pool, run: () => Promise<T>): Promise<T> {
  for (;;) {
    const connection = await pool.connect()
    let isLocked = false
    try {
      const { rows } = await connection.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1) as taken',
        [importLock],
      )
      isLocked = rows[0]?.taken ?? false
      if (isLocked) {
        keepSilent(connection)
        return await run()
      }
    } finally {
      // Closed instead of given back: the lock ends for certain.
      connection.release(isLocked)
    }
    await wait(retryMs)
  }
}
