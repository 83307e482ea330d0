import { ChangeHub, changeChannel } from '../store/change-feed'
import type { Engine } from '../store/database'
import { openCluster } from './cluster'
import { startMaintenance } from './maintenance'
import { poolOn } from './pool'

/**
 * PostgreSQL inside this process.
 *
 * @param dataDir - Made when missing; `:memory:` keeps nothing.
 * @throws {DatabaseUnavailable} when another process has the directory.
 */
export async function openEmbedded(dataDir: string): Promise<Engine> {
  const cluster = await openCluster(dataDir)
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
    pool,
    changes,
    async close() {
      maintenance?.stop()
      changes.isListening = false
      await cluster.close()
    },
  }
}
