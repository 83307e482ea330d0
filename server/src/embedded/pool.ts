import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { connectionPool } from '../store/connection-pool'
import type { EngineThread } from './engine-thread'
import { wireSession } from './wire-session'

/** The pool has one connection. A query that waits this long for it is blocked by a transaction of its own caller. */
const connectionTimeoutMs = 30_000

/** The engine behind the driver that PostgreSQL has too. @param onNotification - Called for each NOTIFY. */
export function poolOn(thread: EngineThread, onNotification: (payload: string) => void): pg.Pool {
  return connectionPool({
    Client: clientOf(() => wireSession(thread, onNotification)),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeoutMs,
    // The engine's one session outlives the driver's connection, so a connection that broke within a transaction
    // would leave it open for the next one.
    onConnect: (client) => client.query('rollback'),
  })
}

/** A client with a connection of its own: the configuration's could not be connected again once it has ended. */
function clientOf(newSession: () => PGlite): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(newSession()) })
    }
  }
}
