import type { Pool, PoolClient } from 'pg'
import { DatabaseUnavailable } from './unavailable'

/**
 * Refuses a pooler that gives each transaction another connection of PostgreSQL: notifications of changes would not arrive, and the
 * limits and named statements of a connection would be those of another.
 *
 * @throws {DatabaseUnavailable}
 */
export async function refuseTransactionPooling(pool: Pool): Promise<void> {
  const first = await pool.connect()
  try {
    const backend = await backendOf(first)
    // PostgreSQL itself names the backend when a client connects; a pooler makes up a number.
    if (backend === announcedBackend(first)) return
    if (await isShared(pool, first, backend)) throw new DatabaseUnavailable(refusal)
  } finally {
    first.release()
  }
}

const refusal =
  'DATABASE_URL leads to a pooler, such as PgBouncer, in transaction mode, where servers cannot listen for changes. Give this database pool_mode = session there, or set DATABASE_URL to the address of PostgreSQL itself.'

/** Whether a connection that is not within a transaction has no backend of its own. */
async function isShared(pool: Pool, first: PoolClient, backend: number): Promise<boolean> {
  const second = await pool.connect()
  try {
    await second.query('begin')
    const isTaken = (await backendOf(second)) === backend || (await backendOf(first)) !== backend
    await second.query('rollback')
    return isTaken
  } finally {
    second.release()
  }
}

async function backendOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend')
  return rows[0]?.backend ?? 0
}

/** The driver's types do not have it. */
const announcedBackend = (client: PoolClient) => (client as unknown as { processID: number | null }).processID
