import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Starts the server that an application brings, and waits until it says where it listens.
 *
 * @param {import('./hosts.mjs').Host} host
 * @param {import('./own-server.mjs').OwnServerOptions} options
 */
export async function ownServer(
  { title, folder, server },
  { portalUrl, port = '0', command = ['start'], environment = {} },
) {
  const child = spawn(process.execPath, [server, ...command, '--hostname', 'localhost', '--port', port], {
    cwd: join(import.meta.dirname, folder),
    env: {
      ...process.env,
      // It is the server's to choose, by its command.
      NODE_ENV: undefined,
      NEXT_TELEMETRY_DISABLED: '1',
      PORTAL_URL: portalUrl,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const stop = () => child.kill('SIGTERM')
  // A story that fails closes nothing.
  process.once('exit', stop)
  let log = ''
  const url = await new Promise((listening, fail) => {
    const read = (text) => {
      log += text
      const [address] = /http:\/\/localhost:\d+/.exec(log) ?? []
      if (address) listening(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    ended.then(() => fail(new Error(`The server of ${title} has ended:\n${log}`)), fail)
  })
  return {
    url,
    async close() {
      process.off('exit', stop)
      stop()
      await ended
    },
  }
}
