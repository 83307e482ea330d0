import pg from 'pg'

/** The pool waits for `onConnect`, which the driver's types do not say. */
export type PoolOptions = Omit<pg.PoolConfig, 'onConnect'> & {
  onConnect(client: pg.ClientBase): Promise<unknown>
}

/**
 * Makes a pool that survives broken connections: the query that needs one fails, and the pool makes another. The driver emits
 * `error` at the pool for an idle connection, and at the connection itself within a transaction, and without a listener either would
 * end the process.
 */
export function connectionPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
