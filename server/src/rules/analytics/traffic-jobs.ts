import type { Kysely } from 'kysely'
import type { MaybePromise } from '../../lib/maybe-promise'
import { databaseTime } from '../../store/clock'
import type { Schema } from '../../store/schema'
import type { PortalSettings } from '../../store/settings'
import type { TrafficStore } from '../../traffic/traffic-store'
import type { PortalState } from '../portal-state'
import { runEach, type JobFailed } from '../run-each'
import { periodOf, requestsPeriodOf, toleranceMs } from './period'

const intervalMs = 60_000

interface TrafficJobsOf {
  traffic: TrafficStore
  portal: () => MaybePromise<PortalState>
  database: { jobs: Kysely<Schema> }
  compareClocks: () => Promise<void>
}

/**
 * Counts closed hours and days once a minute and removes what is older than developers may look. Several processes may do it at
 * once: each takes the periods that no other has.
 *
 * @returns the function that stops it and waits for a pending run.
 */
export function startTrafficJobs(
  { traffic, portal, database, compareClocks }: TrafficJobsOf,
  failed: JobFailed,
): () => Promise<void> {
  let running: Promise<void> | undefined
  // By the clock of this machine, a wrong one would remove what others keep.
  const now = () => databaseTime(database.jobs)
  async function before(ageOf: (settings: PortalSettings) => number): Promise<Date> {
    const { settings } = await portal()
    return new Date((await now()).getTime() - ageOf(settings))
  }
  const jobs = {
    'comparison of clocks': compareClocks,
    'partitions of traffic': async () => traffic.prepare(await now()),
    'counts of traffic': async () => traffic.rollUp(await now()),
    // A promise of privacy, which does not wait for counts.
    'details of requests': async () => traffic.removeDetails(await before(requestsPeriodOf)),
    'old traffic': async () => traffic.purge(await before((settings) => periodOf(settings) + toleranceMs)),
  }
  const timer = setInterval(() => {
    running ??= runEach(jobs, failed).finally(() => {
      running = undefined
    })
  }, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
