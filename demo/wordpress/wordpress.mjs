import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from './database.mjs'
import { startSite } from './site.mjs'

/** What the functions of this folder run. */
export const debianPackages = [
  'mariadb-server',
  'php-cli',
  'php-mysql',
  'wordpress',
  'wordpress-theme-twentytwentythree',
]

/**
 * Starts a WordPress with a database of its own. Everything is in a temporary folder, which `stop` removes.
 *
 * @param {number} port 0 for any free one
 */
export async function startWordpress(port = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'))
  const started = []
  async function stop() {
    for (const { stop: stopOne } of started.reverse()) await stopOne()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    mkdirSync(join(folder, 'database'))
    const database = await startDatabase(join(folder, 'database'))
    started.push(database)
    const site = await startSite({ folder, port, database })
    started.push(site)
    return { ...site, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
