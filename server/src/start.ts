import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app'
import type { Config } from './config/config'
import type { LogTarget } from './http/log-stream'
import { followConnections } from './http/open-connections'
import { fileFlags } from './flags/file-flags'
import { portalUrl } from './http/portal-url'
import { createServices, type Services } from './http/services'
import { readMailTexts } from './mail/own-texts'
import { startMail } from './mail/start-mail'
import { settingsFlags } from './rules/flags'
import { limitHashing } from './rules/passwords'
import { watchClock } from './rules/clock-comparison'
import { startJobs } from './rules/job-runner'
import { importJobs } from './import/jobs'
import { measuredJobs } from './metrics/measured-jobs'
import { serveMetrics, type MetricsServer } from './metrics/metrics-server'
import { watchState } from './metrics/watch-state'
import { housekeepingAges, portalJobs } from './rules/jobs'
import { openDatabase } from './open-database'
import type { Database } from './store/database'
import { adoptKeyring } from './store/stored-secrets'
import { openTraffic } from './traffic/open-traffic'
import type { TrafficStore } from './traffic/traffic-store'

export interface RunningServer {
  /** Where browsers reach the portal, without a trailing slash. */
  readonly url: string
  /** Where Prometheus reads the metrics; undefined without `METRICS_ADDRESS`. */
  readonly metricsUrl: string | undefined
  readonly database: Database
  readonly traffic: TrafficStore
  readonly log: FastifyBaseLogger
  /** Sends load balancers elsewhere: `/readyz` answers 503, and connections end with their next response. All other requests are answered as before. */
  announceStop(): void
  /** Finishes pending requests, then closes the database. */
  close(): Promise<void>
}

/**
 * Opens the database, and listens.
 *
 * @param options.database - Already open; it is closed with the server as well.
 * @param options.traffic - Already open; it is closed with the server as well.
 * @param options.log - Where lines of JSON go; standard output by default.
 * @throws {ConfigError} when the file of flags or the texts of mails cannot be used, {WrongEncryptionKey} when the database was encrypted with another key, {DatabaseUnavailable} when the database or ClickHouse cannot be had, the system's own error (`EADDRINUSE` …) when the port cannot.
 */
export async function startServer(
  config: Config,
  options: { database?: Database; traffic?: TrafficStore; log?: LogTarget } = {},
): Promise<RunningServer> {
  const texts = await readMailTexts(config.mail.textsFolder)
  const flags = config.flagsFile ? await fileFlags(config.flagsFile) : undefined
  const database = options.database ?? (await openDatabase(config))
  let traffic: TrafficStore
  try {
    await adoptKeyring(database.db, database.keyring)
    traffic = options.traffic ?? (await openTraffic(config.clickhouseUrl, database))
  } catch (error) {
    await database.close()
    throw error
  }
  limitHashing(config.passwordChecks)
  const services = createServices(config, database, flags ?? settingsFlags, traffic)
  const stopping = new AbortController()
  const app = await buildApp(services, stopping.signal, options.log)
  const closeUnused = followConnections(app.server)
  let metrics: MetricsServer | undefined
  try {
    metrics = await startMetrics(config, services)
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await metrics?.close()
    await app.close()
    await traffic.close()
    await database.close()
    throw error
  }
  const url = portalUrl(app.server, config)
  const stopMail = startMail(
    services,
    { portalUrl: url, texts, attempted: (outcome) => services.metrics.mails.inc({ outcome }) },
    app.log,
  )
  const jobFailed = (job: string, error: unknown) => app.log.error({ err: error, job }, 'A job failed')
  const settings = async () => (await services.portal()).settings
  const stopJobs = startJobs(
    database.jobs,
    measuredJobs(
      {
        ...portalJobs(database, { traffic, settings }, housekeepingAges(config)),
        ...importJobs(database),
      },
      services.metrics,
    ),
    jobFailed,
  )
  const stopClock = await watchClock(database.jobs, {
    report: (sentence) => app.log.warn(sentence),
    failed: (error) => jobFailed('comparison of clocks', error),
  })
  const stopWatching = flags?.watch(({ message }) => app.log.warn(`${message} The flags stay as they were.`))

  if (metrics) app.log.info({ url: metrics.url }, 'Metrics are served')

  return {
    url,
    metricsUrl: metrics?.url,
    database,
    traffic,
    log: app.log,
    announceStop() {
      stopping.abort()
      app.server.maxRequestsPerSocket = 1
    },
    async close() {
      // New requests go to other processes at once; a job that counts traffic may take minutes.
      const closing = app.close()
      closeUnused()
      stopClock()
      stopWatching?.()
      await Promise.all([closing, stopJobs()])
      await stopMail()
      await services.uses
        .close()
        .catch((error: unknown) => app.log.error({ err: error }, 'The last uses of keys were not written'))
      // Read until the end, so that the last numbers are known.
      await metrics?.close()
      await traffic.close()
      await database.close()
    },
  }
}

async function startMetrics(
  { metricsAddress }: Config,
  { metrics, database }: Pick<Services, 'metrics' | 'database'>,
): Promise<MetricsServer | undefined> {
  if (!metricsAddress) return undefined
  watchState(metrics, database)
  database.statements.listen(({ name: statement, seconds, hasFailed }) =>
    metrics.statements.observe({ statement, outcome: hasFailed ? 'failed' : 'succeeded' }, seconds),
  )
  return serveMetrics(metrics.registry, metricsAddress)
}
