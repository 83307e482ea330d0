import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

const engine = 'chdb@3.4.0'

/**
 * Installs ClickHouse's engine, unless it is there. Its 560 MB come with the commands that need it and not with `npm ci`.
 *
 * @returns {string} the folder that has it.
 */
export function installChdb() {
  const folder = resolve('.cache', engine)
  if (existsSync(resolve(folder, 'node_modules', 'chdb'))) return folder
  mkdirSync(folder, { recursive: true })
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--save-exact', engine]
  const { status, error } = spawnSync('npm', install, { stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error(`npm could not install ${engine}.`)
  return folder
}
