import type { Kysely } from 'kysely'
import { addJobs, claimDueJob, finishJob, leaseSeconds, renewLease, type JobClaim } from '../store/jobs'
import type { Schema } from '../store/schema'

/** How often a process asks which jobs are due. */
const pollMs = 10_000

export interface Job {
  /** From the beginning of one run to the next. */
  everySeconds: number
  /** May run twice at once, if a process was away for longer than its lease. @returns how many rows it removed or changed, if it counts them. */
  run(): Promise<unknown>
}

export type Jobs = Readonly<Record<string, Job>>

export type JobFailed = (job: string, error: unknown) => void

/**
 * Runs jobs when they are due by the time of the database, one after the other. Of several processes one runs a job at a time. A job
 * that fails is reported, and the next ones run anyway. The first ones run ten seconds after the start.
 *
 * @param failed - Also called, with the name `jobs`, if the database says nothing of what is due.
 * @returns the function that stops it and waits for a pending job.
 */
export function startJobs(db: Kysely<Schema>, jobs: Jobs, failed: JobFailed): () => Promise<void> {
  let running: Promise<void> | undefined
  let isStopped = false

  async function runDueJobs(): Promise<void> {
    const names = Object.keys(jobs)
    await addJobs(db, names)
    for (;;) {
      const claim = isStopped ? undefined : await claimDueJob(db, names)
      const job = claim && jobs[claim.name]
      if (!job) return
      const { error } = await runJob(db, claim, job)
      if (error !== undefined) failed(claim.name, error)
    }
  }

  const timer = setInterval(() => {
    running ??= runDueJobs()
      .catch((error: unknown) => failed('jobs', error))
      .finally(() => {
        running = undefined
      })
  }, pollMs)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}

/** Runs a job that was claimed. @returns what it returned, or its error. @throws if the outcome cannot be stored. */
export async function runJob(
  db: Kysely<Schema>,
  claim: JobClaim,
  { everySeconds, run }: Job,
): Promise<{ result?: unknown; error?: Error }> {
  // A lease that cannot be renewed ends, and another process runs the job.
  const renew = () => void renewLease(db, claim).catch(() => undefined)
  const renewal = setInterval(renew, (leaseSeconds * 1000) / 3)
  renewal.unref()
  try {
    const result = await run()
    await finishJob(db, claim, { everySeconds, error: null })
    return { result }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    await finishJob(db, claim, { everySeconds, error: error.message })
    return { error }
  } finally {
    clearInterval(renewal)
  }
}
