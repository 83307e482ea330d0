import { type Build, failuresOf, type Job, type Outcome, type TestResult } from './job'

export interface QueueOptions {
  /** Jobs at a time. */
  readonly slots: number
  run(job: Job): Promise<Outcome>
  onEnd(outcome: Outcome): void
}

/**
 * Runs all jobs, the longest first, so that none is left over at the end while the other core waits. Jobs that need a build are
 * dropped if it fails.
 *
 * @returns the jobs that were dropped.
 */
export async function runQueue(
  jobs: readonly Job[],
  { slots, run, onEnd }: QueueOptions,
): Promise<readonly Job[]> {
  const waiting = [...jobs].sort((a, b) => priority(b) - priority(a))
  const built = new Set<Build>()
  let running = 0

  const next = () => {
    const index = waiting.findIndex(({ needs = [] }) => needs.every((build) => built.has(build)))
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  await new Promise<void>((done, fail) => {
    const end = (job: Job, outcome: Outcome) => {
      running -= 1
      onEnd(outcome)
      const failed = failuresOf(outcome.results)
      if (job.builds && failed.length === 0) built.add(job.builds)
      if (failed.length > 0 && job.rerun) waiting.unshift(job.rerun(filesOf(job, failed)))
      step()
    }
    const step = () => {
      while (running < slots) {
        const job = next()
        if (!job) break
        running += 1
        run(job).then((outcome) => end(job, outcome), fail)
      }
      if (running === 0) done()
    }
    step()
  })
  return waiting
}

/** Builds come first, because most of the queue waits for them. */
const priority = ({ builds, expectedSeconds }: Job) => (builds ? Infinity : expectedSeconds)

function filesOf(job: Job, failed: readonly TestResult[]): readonly string[] {
  const files = [...new Set(failed.map(({ file }) => file))]
  return files.every((file) => job.files.includes(file)) ? files : job.files
}
