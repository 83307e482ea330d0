import { ChangeHub, changeChannel } from '../store/change-feed'
import type { Engine } from '../store/engine'
import { type Cluster, openCluster } from './cluster'
import { startMaintenance } from './maintenance'
import { poolOn } from './pool'

/**
 * Opens PostgreSQL inside this process.
 *
 * @param dataDir - `:memory:` keeps nothing.
 * @param options.create - Whether to make the directory if it is missing. Default true.
 * @throws {DatabaseUnavailable} if another process has the directory, it is missing, or another engine wrote it.
 */
export async function openEmbedded(dataDir: string, options = { create: true }): Promise<Engine> {
  return engineOn(await openCluster(dataDir, options))
}

/** @param cluster - Closed with the engine, and if this fails. */
export async function engineOn(cluster: Cluster): Promise<Engine> {
  const changes = new ChangeHub()
  const pool = poolOn(cluster.thread, (payload) => changes.receive(payload))
  try {
    await pool.query(`listen ${changeChannel}`)
  } catch (error) {
    await cluster.close()
    throw error
  }
  changes.setListening(true)
  const maintenance = cluster.isDurable ? startMaintenance(pool) : undefined

  return {
    lanes: { requests: pool, introspection: pool, analytics: pool, jobs: pool },
    changes,
    failure: cluster.thread.failure,
    async close() {
      maintenance?.stop()
      changes.isListening = false
      await cluster.close()
    },
  }
}
