import type { Config } from '../config/config'
import { serveCommands } from '../control/control-server'
import { startServer, type RunningServer } from '../start'
import { tellFailure } from './failure'

export interface StartOptions {
  /** Stop as well when standard input ends, as it does when the process at its other end is killed. */
  readonly untilStdinEnds?: boolean
}

/** Serves until the first signal, then finishes what is under way. A second signal ends the process at once. */
export async function start(config: Config, { untilStdinEnds }: StartOptions = {}): Promise<void> {
  const server = await startServer(config)
  const stopCommands = await takeCommands(config, server)
  process.stdout.write(`Portal API at ${server.url}\n`)

  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    // Being read, it would keep the process alive.
    if (untilStdinEnds) process.stdin.destroy()
    stopCommands()
      .then(() => server.close())
      .catch((error: unknown) => {
        tellFailure(error)
        process.exitCode = 1
      })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  if (untilStdinEnds) process.stdin.once('end', stop).resume()
}

/** PostgreSQL takes commands from any process; the embedded engine only through the one that has it. */
async function takeCommands({ dataDir }: Config, server: RunningServer): Promise<() => Promise<void>> {
  const { database } = server
  if (database.engine === 'postgresql' || dataDir === ':memory:') return () => Promise.resolve()
  try {
    const control = await serveCommands(database, dataDir)
    return () => control.close()
  } catch (error) {
    await server.close()
    throw error
  }
}
