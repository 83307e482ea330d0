import type { TrafficStore } from '../../traffic/traffic-store'
import type { MaybePromise } from '../../lib/maybe-promise'
import type { PortalState } from '../portal-state'
import type { PortalSettings } from '../../store/settings'
import { runEach, type JobFailed } from '../run-each'
import { periodOf, requestsPeriodOf, toleranceMs } from './period'

const intervalMs = 60_000

/**
 * Counts closed hours and days once a minute and removes what is older than developers may look. Several processes may do it at
 * once: each takes the periods that no other has.
 *
 * @returns the function that stops it and waits for a pending run.
 */
export function startTrafficJobs(
  { traffic, portal }: { traffic: TrafficStore; portal: () => MaybePromise<PortalState> },
  failed: JobFailed,
): () => Promise<void> {
  let running: Promise<void> | undefined
  async function run(): Promise<void> {
    const now = new Date()
    const before = async (ageOf: (settings: PortalSettings) => number) =>
      new Date(now.getTime() - ageOf((await portal()).settings))
    await runEach(
      {
        'counts of traffic': () => traffic.rollUp(now),
        // A promise of privacy, which does not wait for counts.
        'details of requests': async () => traffic.removeDetails(await before(requestsPeriodOf)),
        'old traffic': async () =>
          traffic.purge(await before((settings) => periodOf(settings) + toleranceMs)),
      },
      failed,
    )
  }
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined
    })
  }, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
