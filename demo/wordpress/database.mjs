import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProcess, whenReady } from './process.mjs'

const run = promisify(execFile)

/**
 * Starts a MariaDB of its own with an empty database. It listens on a socket in the folder, and on no port.
 *
 * @param {string} folder
 */
export async function startDatabase(folder) {
  const data = join(folder, 'data')
  const socket = join(folder, 'socket')
  // Started as root, it asks for the name.
  const user = `--user=${userInfo().username}`
  await run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    user,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ])
  const options = [`--datadir=${data}`, `--socket=${socket}`, `--pid-file=${join(folder, 'pid')}`]
  const log = join(folder, 'mariadb.log')
  const server = startProcess('mariadbd', ['--no-defaults', ...options, '--skip-networking', user], { log })
  const client = ['--no-defaults', '--user=root', `--socket=${socket}`]
  const create = ['--execute', 'CREATE DATABASE IF NOT EXISTS wordpress CHARACTER SET utf8mb4']
  await whenReady(() => run('mariadb', [...client, ...create]), server)
  return { name: 'wordpress', user: 'root', host: `localhost:${socket}`, stop: server.stop }
}
