import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePort } from './free-port'
import { isPortOpen } from './is-port-open'
import { logOutput } from './log-file'
import { until } from './until'

/** Where Debian's package puts it; users other than root do not have it in their path. */
const program = '/usr/sbin/haproxy'

export interface Haproxy {
  readonly port: number
  close(): Promise<void>
}

/**
 * Starts HAProxy with a configuration of `demo/haproxy`, on a port of its own.
 *
 * @param environment - Of the configuration: the addresses of its servers.
 */
export async function startHaproxy(
  configuration: 'portal' | 'postgresql',
  environment: Readonly<Record<string, string>>,
  port?: number,
): Promise<Haproxy> {
  const own = port ?? (await freePort())
  const child: ChildProcess = spawn(program, ['-db', '-f', resolve('demo/haproxy', `${configuration}.cfg`)], {
    env: { ...process.env, LISTEN: `127.0.0.1:${own}`, ...environment },
    stdio: ['ignore', logOutput(), logOutput()],
  })
  const ended = once(child, 'exit')
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with code ${child.exitCode}.`)
    return isPortOpen(own)
  }, 'HAProxy listens')
  return {
    port: own,
    async close() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
