import type { Pool } from 'pg'
import type { Database } from '../store/database'

/** Any number, the same in every process. */
const importLock = 7_406_001

/** The last import of each embedded engine. */
const lastImports = new WeakMap<Pool, Promise<unknown>>()

/** Runs an import once those before it have ended: one would take what another is writing for what nobody needs. */
export function inTurn<T>(database: Database, run: () => Promise<T>): Promise<T> {
  return database.engine === 'postgresql' ? underLock(database.pool, run) : afterTheLast(database.pool, run)
}

/** Other processes import into the same database. The lock ends with its connection if this process is killed. */
async function underLock<T>(pool: Pool, run: () => Promise<T>): Promise<T> {
  const connection = await pool.connect()
  try {
    // The imports before may take longer than a statement of a request.
    await connection.query('set statement_timeout = 0')
    await connection.query('select pg_advisory_lock($1)', [importLock])
    return await run()
  } finally {
    // Closed instead of given back: the lock ends for certain.
    connection.release(true)
  }
}

/** The engine has one session, which an import must not keep, and one process. */
function afterTheLast<T>(pool: Pool, run: () => Promise<T>): Promise<T> {
  const turn = (lastImports.get(pool) ?? Promise.resolve()).then(run, run)
  lastImports.set(pool, turn)
  return turn
}
