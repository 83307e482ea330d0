import type { Config } from '../config/config'
import type { Database } from '../store/database'
import { trafficJobs, type TrafficJobsOf } from './analytics/traffic-jobs'
import { housekeepingJobs, type HousekeepingAges } from './housekeeping'
import type { Jobs } from './job-runner'
import { mailDueSteps } from './version-notices'

/** Returns everything that a portal does from time to time, by name. One process does it for all. */
export function portalJobs(
  database: Database,
  traffic: Omit<TrafficJobsOf, 'jobs'>,
  ages: HousekeepingAges,
): Jobs {
  return {
    ...housekeepingJobs(database, ages),
    ...trafficJobs({ ...traffic, jobs: database.jobs }),
    'version-mails': { everySeconds: 60, run: () => mailDueSteps(database.jobs) },
  }
}

export function housekeepingAges({ clientTokens, forms, auditDays }: Config): HousekeepingAges {
  return {
    signingKeys: { days: clientTokens.keyDays, tokenSeconds: clientTokens.lifetimeSeconds },
    unconfirmedDays: forms.unconfirmedDays,
    auditDays,
  }
}
