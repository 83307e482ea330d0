import type { TrafficStore } from '../../traffic/traffic-store'
import type { MaybePromise } from '../../lib/maybe-promise'
import type { PortalState } from '../portal-state'
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
  failed: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined
  async function run(): Promise<void> {
    const now = new Date()
    const { settings } = await portal()
    await traffic.rollUp(now)
    await traffic.removeDetails(new Date(now.getTime() - requestsPeriodOf(settings)))
    await traffic.purge(new Date(now.getTime() - periodOf(settings) - toleranceMs))
  }
  const timer = setInterval(() => {
    running ??= run()
      .catch(failed)
      .finally(() => {
        running = undefined
      })
  }, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
