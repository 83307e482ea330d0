export type JobFailed = (job: string, error: unknown) => void

/** Runs jobs one after the other. One that fails is reported, and the next ones run anyway: the promise never rejects. */
export async function runEach(
  jobs: Readonly<Record<string, () => Promise<unknown>>>,
  failed: JobFailed,
): Promise<void> {
  for (const [name, run] of Object.entries(jobs)) {
    try {
      await run()
    } catch (error) {
      failed(name, error)
    }
  }
}
