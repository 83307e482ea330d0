import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { ChangeHub, changeChannel } from '../store/change-feed'
import type { Engine } from '../store/database'
import { openCluster } from './cluster'
import { startMaintenance } from './maintenance'
import { wireSession } from './wire-session'

/** The pool has one connection: whoever waits this long for it waits for himself, inside his own transaction. */
const connectionTimeoutMs = 30_000

/**
 * PostgreSQL inside this process.
 *
 * @param dataDir - Made when missing; `:memory:` keeps nothing.
 * @throws {DatabaseUnavailable} when another process has the directory.
 */
export async function openEmbedded(dataDir: string): Promise<Engine> {
  const cluster = await openCluster(dataDir)
  const changes = new ChangeHub()
  const pool = new pg.Pool({
    Client: clientOf(() => wireSession(cluster.thread, (payload) => changes.receive(payload))),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeoutMs,
    // The engine's one session outlives the driver's connection, so a connection that broke within a transaction
    // would leave it open for the next one. The pool waits for the promise.
    onConnect: (client) => client.query('rollback'),
  })
  pool.on('error', () => undefined)

  try {
    await pool.query(`listen ${changeChannel}`)
  } catch (error) {
    await cluster.close()
    throw error
  }
  changes.setListening(true)
  const maintenance = cluster.isDurable ? startMaintenance(pool) : undefined

  return {
    pool,
    changes,
    async close() {
      maintenance?.stop()
      changes.isListening = false
      await cluster.close()
    },
  }
}

/** A client with a connection of its own: the configuration's could not be connected again once it has ended. */
function clientOf(newSession: () => PGlite): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(newSession()) })
    }
  }
}
