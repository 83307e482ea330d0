/** Installs packages of the distribution, for commands that need programs which npm does not have. */
import { spawnSync } from 'node:child_process'

const isInstalled = (name) =>
  spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name], { encoding: 'utf8' })
    .stdout === 'installed'

/**
 * @param {readonly string[]} names
 * @throws if some are missing and cannot be installed. The message says how.
 */
export function installDebianPackages(names) {
  const missing = names.filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  const command = `apt-get install --no-install-recommends ${missing.join(' ')}`
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0)
    throw new Error(`This needs packages of Debian. As root: ${command}`)
  console.log(`Installing ${missing.join(', ')}.`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update'], options)
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], options)
  if (status !== 0) throw new Error(`This failed: ${command}`)
}
