import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { surviveBrokenConnections } from '../store/pool-errors'
import type { EngineThread } from './engine-thread'
import { wireSession } from './wire-session'

/** The pool has one connection. A query that waits this long for it is blocked by a transaction of its own caller. */
const connectionTimeoutMs = 30_000

/** The pool waits for `onConnect`, which the driver's types do not say. */
type PoolOptions = Omit<pg.PoolConfig, 'onConnect'> & {
  onConnect(client: pg.ClientBase): Promise<unknown>
}

/** The engine behind the driver that PostgreSQL has too. @param onNotification - Called for each NOTIFY. */
export function poolOn(thread: EngineThread, onNotification: (payload: string) => void): pg.Pool {
  const options: PoolOptions = {
    Client: clientOf(() => wireSession(thread, onNotification)),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeoutMs,
    // The engine's one session outlives the driver's connection, so a connection that broke within a transaction
    // would leave it open for the next one.
    onConnect: (client) => client.query('rollback'),
  }
  const pool = new pg.Pool(options)
  surviveBrokenConnections(pool)
  return pool
}

/** A client with a connection of its own: the configuration's could not be connected again once it has ended. */
function clientOf(newSession: () => PGlite): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(newSession()) })
    }
  }
}
