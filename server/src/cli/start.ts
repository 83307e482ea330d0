import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { inspectConfig, readConfig, type Config } from '../config/config'
import type { Environment } from '../config/environment'
import { unknownSentence } from '../config/unknown-variables'
import { serveCommands } from '../control/control-server'
import { findKit } from '../http/kit-directory'
import { startServer, type RunningServer } from '../start'
import { exitCodeOf, exitCodes } from './exit-codes'
import { reportFailure } from './failure'

export interface StartOptions {
  /** Stop as well when standard input ends, as it does when the process at its other end is killed. */
  readonly untilStdinEnds?: boolean
}

/** How long the readiness probe says that a process is not ready any more before that process ends. */
const notReadyMs = 1_000

/**
 * Serves until the first signal, then finishes pending requests within `STOP_SECONDS`. After SIGTERM, which managers of processes send, it
 * first goes on for `STOP_DELAY_SECONDS` without being ready. A second signal ends the process at once.
 *
 * @throws {ConfigError} with every mistake in the settings.
 */
export async function start(environment: Environment, { untilStdinEnds }: StartOptions = {}): Promise<void> {
  const settings = readConfig(environment)
  const config: Config = { ...settings, kitDir: findKit(settings.kitDir) }
  const server = await startServer(config)
  const stopCommands = await serveCommandsOf(config, server)
  for (const variable of inspectConfig(environment).unknown) server.log.warn(unknownSentence(variable))

  const ending = closeWithGrace(
    {
      delay: config.stopSeconds * 1000,
      logger: false,
      // Programs that watch a process have uses of their own for it.
      skip: ['SIGUSR2'],
      onTimeout: () => process.stderr.write(`${unfinished(config)}\n`),
    },
    async ({ err, signal }) => {
      if (err) server.log.fatal({ err }, 'The process ends after an error that nothing handled.')
      try {
        if (signal === 'SIGTERM') await leaveBalancers(server, config)
        await stopCommands()
        await server.close()
      } catch (error) {
        reportFailure(error)
        process.exit(exitCodeOf(error))
      }
    },
  )
  if (untilStdinEnds) process.stdin.once('end', () => ending.close()).resume()
  server.database.failure.addEventListener('abort', () => endAfterFailure(server), { once: true })
  // After this line the server may be stopped at any time.
  process.stdout.write(`Portal API at ${server.url}\n`)
}

/** Balancers need a few checks of `/readyz` until they send requests elsewhere. What they send until then would find no listener. */
async function leaveBalancers(server: RunningServer, { stopDelaySeconds }: Config): Promise<void> {
  if (stopDelaySeconds === 0) return
  server.announceStop()
  server.log.info(`The process is not ready any more, and stops listening in ${stopDelaySeconds} s.`)
  await wait(stopDelaySeconds * 1000)
}

function unfinished({ stopSeconds }: Config): string {
  return `The server did not finish its pending work within STOP_SECONDS (${stopSeconds}), and stopped.`
}

/**
 * Only a new process can open the database again. Until this one ends, its readiness probe answers 503, because every query
 * fails, so that a load balancer sends requests elsewhere.
 */
function endAfterFailure({ log, database }: RunningServer): void {
  log.fatal(
    { err: database.failure.reason as unknown },
    'The embedded database has stopped; the process ends.',
  )
  reportFailure(database.failure.reason)
  setTimeout(() => process.exit(exitCodes.unavailable), notReadyMs)
}

/** PostgreSQL takes commands from any process; the embedded engine only through the one that has it. */
async function serveCommandsOf({ dataDir }: Config, server: RunningServer): Promise<() => Promise<void>> {
  const { database } = server
  if (database.engine === 'postgresql' || dataDir === ':memory:') return () => Promise.resolve()
  try {
    const control = await serveCommands(database, () => Promise.resolve(server.traffic), dataDir)
    return () => control.close()
  } catch (error) {
    await server.close()
    throw error
  }
}
