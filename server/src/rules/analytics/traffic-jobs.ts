import type { Kysely } from 'kysely'
import type { MaybePromise } from '../../lib/maybe-promise'
import { databaseTime } from '../../store/clock'
import type { Schema } from '../../store/schema'
import type { PortalSettings } from '../../store/settings'
import type { TrafficStore } from '../../traffic/traffic-store'
import type { Jobs } from '../job-runner'
import { periodOf, requestsPeriodOf, toleranceMs } from './period'

const minuteSeconds = 60

export interface TrafficJobsOf {
  jobs: Kysely<Schema>
  traffic: TrafficStore
  settings: () => MaybePromise<PortalSettings>
}

/** Returns the jobs that make partitions ahead, count closed hours and days, and remove what is older than developers may look, once a minute. */
export function trafficJobs({ jobs, traffic, settings }: TrafficJobsOf): Jobs {
  // By the clock of this machine, a wrong one would remove what others keep.
  const now = () => databaseTime(jobs)
  async function before(ageOf: (settings: PortalSettings) => number): Promise<Date> {
    return new Date((await now()).getTime() - ageOf(await settings()))
  }
  return {
    'traffic-partitions': { everySeconds: minuteSeconds, run: async () => traffic.prepare(await now()) },
    'traffic-counts': { everySeconds: minuteSeconds, run: async () => traffic.rollUp(await now()) },
    // A promise of privacy, which does not wait for counts.
    'request-details': {
      everySeconds: minuteSeconds,
      run: async () => traffic.removeDetails(await before(requestsPeriodOf)),
    },
    'old-traffic': {
      everySeconds: minuteSeconds,
      run: async () => traffic.purge(await before((given) => periodOf(given) + toleranceMs)),
    },
  }
}
