import type { Pool } from 'pg'

/**
 * Keeps the process alive when a connection breaks: the query that needs it fails, and the pool makes another. The driver
 * emits `error` at the pool for an idle connection, and at the connection itself within a transaction, and without a
 * listener either would end the process.
 */
export function surviveBrokenConnections(pool: Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}
