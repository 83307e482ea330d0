import { importJobs } from '../import/jobs'
import { portalJobs } from '../rules/jobs'
import type { HousekeepingAges } from '../rules/housekeeping'
import { runJob } from '../rules/job-runner'
import { addJobs, claimJob, listJobs as readJobs, type JobState } from '../store/jobs'
import { readPortal } from '../store/portal'
import { refuse, said, type TrafficCommand } from './command'
import { firstOfAll, listCommand } from './list-command'

export const listJobs = listCommand({
  read: async ({ db }, section) => firstOfAll(await readJobs(db), section),
  lineOf: (job) => {
    const next = job.is_running ? 'runs now' : `next ${job.due_at.toISOString()}`
    return `${job.name.padEnd(24)} ${next}  ${lastRunOf(job)}`
  },
  recordOf: (job) => ({ ...job, last_seconds: secondsOf(job) ?? null }),
  none: () => 'No job has run yet; a server runs them soon after it starts.',
})

function lastRunOf(job: JobState): string {
  const seconds = secondsOf(job)
  if (!job.last_started_at) return 'never ran'
  const duration = seconds === undefined ? '' : ` for ${seconds.toFixed(1)} s`
  return `last ${job.last_started_at.toISOString()}${duration}${job.last_error === null ? '' : `  failed: ${job.last_error}`}`
}

/** Undefined while it runs, and after a process was killed. */
function secondsOf({ last_started_at: started, last_finished_at: finished }: JobState): number | undefined {
  if (!started || !finished || finished < started) return undefined
  return (finished.getTime() - started.getTime()) / 1000
}

export interface RunJobOptions {
  name: string
  /** As the server has them. */
  ages: HousekeepingAges
}

/** Runs a job now, due or not. */
export const runJobNow: TrafficCommand<RunJobOptions> = {
  async run(database, { name, ages }, openTraffic) {
    const { jobs: db } = database
    const settings = async () => (await readPortal(db)).settings
    const jobs = {
      ...portalJobs(database, { traffic: await openTraffic(), settings }, ages),
      ...importJobs(database),
    }
    const job = jobs[name] ?? refuse(`There is no job "${name}"; there are ${Object.keys(jobs).join(', ')}.`)
    await addJobs(db, [name])
    const claim = (await claimJob(db, name)) ?? refuse(`A server runs the job ${name} now. Try again later.`)
    const { result, error } = await runJob(db, claim, job)
    if (error) refuse(`The job ${name} failed: ${error.message}`)
    const count = typeof result === 'number' || typeof result === 'bigint' ? Number(result) : null
    return said(`The job ${name} ran${count === null ? '' : `: ${count}`}.`, { name, count })
  },
}
