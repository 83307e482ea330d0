import type { Jobs } from '../rules/job-runner'
import type { Metrics } from './metrics'

/** Returns the jobs, each of whose runs is measured. */
export function measuredJobs(jobs: Jobs, metrics: Pick<Metrics, 'jobs'>): Jobs {
  return Object.fromEntries(
    Object.entries(jobs).map(([job, { everySeconds, run }]) => [
      job,
      {
        everySeconds,
        async run() {
          const end = metrics.jobs.startTimer({ job })
          try {
            const result = await run()
            end({ outcome: 'succeeded' })
            return result
          } catch (error) {
            end({ outcome: 'failed' })
            throw error
          }
        },
      },
    ]),
  )
}
