import { failuresOf, type Job, type Outcome, type TestResult } from './job'
import type { RunRecord } from './record'

const RUN_BUDGET_SECONDS = 12 * 60
const TEST_BUDGET_SECONDS = 20
const SLOWEST = 20

/** One line for a job that passed; for one that failed all that helps to find the cause. */
export function describeOutcome({ job, results, output, seconds, serverLog }: Outcome): string {
  const failed = failuresOf(results)
  const line = `${failed.length === 0 ? 'ok    ' : 'FAILED'} ${job.group}: ${shortened(job.label)}, ${seconds.toFixed(1)} s\n`
  if (failed.length === 0) return line
  const log = serverLog ? `-- Log of the servers\n${serverLog}\n` : ''
  const names = failed.map(({ file, name }) => `-- failed: ${file}: ${name}\n`).join('')
  return `${line}${output}\n${log}${names}`
}

const shortened = (label: string) => (label.length > 100 ? `${label.slice(0, 97)}…` : label)

export interface RunEnd {
  readonly seconds: number
  readonly engines: readonly string[]
  readonly isEverything: boolean
  /** Jobs that never started. */
  readonly dropped: readonly Job[]
}

/** The closing lines of a run; the last one is `N passed, N failed`. */
export function summarize(
  record: RunRecord,
  { seconds, engines, isEverything, dropped }: RunEnd,
): { text: string; failed: number } {
  const groups = [...record.groups.values()]
  const all = groups.flatMap(({ group, results }) => results.map((result) => ({ ...result, group })))
  const count = (results: readonly TestResult[], state: TestResult['state']) =>
    results.filter((result) => result.state === state).length
  const failed = count(all, 'failed') + (isEverything ? record.unstable.length : 0)
  const tests = all.filter(({ group }) => group !== 'checks' && group !== 'build')
  const slowest = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)

  const lines = [
    '',
    `Slowest files (seconds)`,
    ...slowestFiles(record),
    '',
    `Slowest tests (seconds)`,
    ...slowest.map(({ seconds: taken, group, file, name }) => `${column(taken)} ${group}: ${file}: ${name}`),
    '',
    ...groups.map(({ group, results, seconds: work }) => {
      const failures = count(results, 'failed')
      const skipped = count(results, 'skipped')
      const skips = skipped > 0 ? `, ${skipped} skipped` : ''
      return `${failures === 0 ? 'ok    ' : 'FAILED'} ${group}: ${count(results, 'passed')} passed, ${failures} failed${skips}, ${Math.round(work)} s of work`
    }),
    ...dropped.map(
      ({ group, label, needs = [] }) =>
        `NOT RUN ${group}: ${shortened(label)}, without the build of ${needs.join(' or ')}`,
    ),
    ...record.unstable.map((file) => `UNSTABLE ${file} failed, then passed when it ran again.`),
    ...tests
      .filter((test) => test.seconds > TEST_BUDGET_SECONDS)
      .map(
        ({ seconds: taken, file, name }) =>
          `WARNING ${file}: "${name}" took ${Math.round(taken)} s; the budget of a test is ${TEST_BUDGET_SECONDS} s.`,
      ),
    ...(seconds > RUN_BUDGET_SECONDS && !isEverything
      ? [`WARNING The run took ${minutes(seconds)}; its budget is ${minutes(RUN_BUDGET_SECONDS)}.`]
      : []),
    // Last, because a log that is cut keeps its end.
    ...all
      .filter(({ state }) => state === 'failed')
      .map(({ group, file, name }) => `FAILED ${group}: ${file}: ${name}`),
    `Database engines: ${engines.join(' and ')}${engines.length > 1 ? '' : ' only; set TEST_DATABASE_URL to run on PostgreSQL too'}.`,
    `Took ${minutes(seconds)}.`,
    `${count(all, 'passed')} passed, ${failed} failed`,
  ]
  return { text: `${lines.join('\n')}\n`, failed }
}

function slowestFiles(record: RunRecord): string[] {
  return Object.entries(record.durations)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([key, seconds]) => `${column(seconds)} ${key}`)
}

const column = (seconds: number) => seconds.toFixed(1).padStart(7)
const minutes = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
