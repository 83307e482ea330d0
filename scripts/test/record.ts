import type { Durations } from './durations'
import { failuresOf, type Outcome, type TestResult } from './job'
import { durationKey } from './plan'

export interface GroupRecord {
  readonly group: string
  readonly results: TestResult[]
  /** Of all its jobs together; side by side they take less. */
  seconds: number
}

/** What has run so far. A file that was run again counts once, with what its second run said. */
export class RunRecord {
  readonly groups = new Map<string, GroupRecord>()
  /** Files that failed and then passed. */
  readonly unstable: string[] = []
  readonly #failedOnce = new Map<string, Set<string>>()
  readonly #durations: Record<string, number> = {}

  add({ job, results, seconds, fileSeconds }: Outcome): void {
    const record = this.#groupOf(job.group)
    record.seconds += seconds
    this.#measure(job, results, fileSeconds)
    const again = this.#failedOnce.get(job.group)
    if (!job.rerun && again && job.files.some((file) => again.has(file)))
      this.#replace(record, job.files, results)
    else record.results.push(...results)
    if (job.rerun) this.#rememberFailures(job.group, results)
  }

  /** Seconds of each file, for the order of the next run. */
  get durations(): Durations {
    return this.#durations
  }

  #measure(
    { files, group }: Outcome['job'],
    results: readonly TestResult[],
    fileSeconds: Outcome['fileSeconds'],
  ): void {
    for (const file of files) {
      const tests = results.filter((result) => result.file === file)
      const taken = fileSeconds[file] ?? tests.reduce((sum, test) => sum + test.seconds, 0)
      this.#durations[durationKey(file, group)] = Math.round(taken * 10) / 10
    }
  }

  #groupOf(group: string): GroupRecord {
    const record = this.groups.get(group) ?? { group, results: [], seconds: 0 }
    this.groups.set(group, record)
    return record
  }

  #rememberFailures(group: string, results: readonly TestResult[]): void {
    const files = this.#failedOnce.get(group) ?? new Set()
    for (const { file } of failuresOf(results)) files.add(file)
    this.#failedOnce.set(group, files)
  }

  #replace(record: GroupRecord, files: readonly string[], results: readonly TestResult[]): void {
    const kept = record.results.filter(({ file }) => !files.includes(file))
    record.results.splice(0, record.results.length, ...kept, ...results)
    const failed = new Set(failuresOf(results).map(({ file }) => file))
    this.unstable.push(
      ...files.filter((file) => !failed.has(file)).map((file) => durationKey(file, record.group)),
    )
  }
}
