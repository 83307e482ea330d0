import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import pg from 'pg'
import { testFolder } from './folder'
import { freePort } from './free-port'
import { logOutput } from './log-file'
import { until } from './until'

/** Where Debian's package puts it; users other than root do not have it in their path. */
const program = '/usr/sbin/pgbouncer'

export const hasPgbouncer = existsSync(program)

/** PgBouncer does not run as root. It reads its settings before it becomes another user. */
const asOtherUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []

/**
 * Starts PgBouncer in front of a database, on a port of its own, until the test ends.
 *
 * @param databaseUrl - Of PostgreSQL at a TCP address.
 * @returns the URL of the database by way of PgBouncer.
 */
export async function startPgbouncer(
  t: TestContext,
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<string> {
  const target = new URL(databaseUrl)
  const port = await freePort()
  const password = target.password && ` password=${decodeURIComponent(target.password)}`
  const folder = await testFolder(t, {
    'pgbouncer.ini': `
[databases]
* = host=${target.hostname} port=${target.port || '5432'} user=${decodeURIComponent(target.username)}${password}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  })
  const child = spawn(program, [...asOtherUser, join(folder.path, 'pgbouncer.ini')], {
    stdio: ['ignore', logOutput(), logOutput()],
  })
  const ended = once(child, 'exit')
  t.after(async () => {
    child.kill('SIGKILL')
    await ended
  })
  target.host = `127.0.0.1:${port}`
  await until(() => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}.`)
    return isConnecting(target.href)
  }, 'PgBouncer connects')
  return target.href
}

async function isConnecting(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
