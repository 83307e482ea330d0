/**
 * Runs everything: checks, build, tests in Node, tests in a browser, end-to-end tests of the built product. All are jobs of
 * one queue that keeps every core busy. If TEST_DATABASE_URL is set, what can depend on the database engine runs on both.
 * The last line is `N passed, N failed`. CONTRIBUTING.md names the arguments.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { openRunDatabases, type RunDatabases } from './test/databases'
import { readDurations, rememberDurations } from './test/durations'
import { type Engine, nodeTests, unmatchedRules } from './test/files'
import type { Job } from './test/job'
import { readOptions } from './test/options'
import { planRun } from './test/plan'
import { endProcesses } from './test/processes'
import { runQueue } from './test/queue'
import { RunRecord } from './test/record'
import { runJob } from './test/run-job'
import { describeOutcome, summarize } from './test/summary'
import { temporaryFolder } from './test/temporary-folder'

/** Data directory of the embedded engine. */
const DEMO_SEED = '.cache/demo-seed'

const started = Date.now()
const options = readOptions(process.argv.slice(2), process.env)
const unmatched = unmatchedRules(nodeTests())
if (unmatched.length > 0) throw new Error(unmatched.join('\n'))

const { TEST_DATABASE_URL: server, ...environment } = process.env
const engines: readonly Engine[] = server ? ['embedded', 'PostgreSQL'] : ['embedded']
const databases: RunDatabases | undefined = server ? await openRunDatabases(server) : undefined
const temporary = temporaryFolder()
environment.TMPDIR = temporary.path

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    isEnding = true
    process.stdout.write(`\n${signal}: ending every process and database of this run.\n`)
    endProcesses()
      .then(() => databases?.close())
      .catch((error: unknown) => console.error(error))
      .finally(() => temporary.remove())
      .finally(() => process.exit(128 + constants.signals[signal]))
  })
}

for (const folder of [
  '.cache/reports',
  '.cache/test-logs',
  '.cache/end-to-end',
  '.cache/element-pictures',
  DEMO_SEED,
]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}
environment.CHROMIUM_PATH = await findChromium()
environment.HEADLESS_SHELL_PATH = findHeadlessShell() ?? environment.CHROMIUM_PATH
if (options.isEverything) environment.TEST_EVERYTHING = '1'

const jobs = planRun({
  ...options,
  engines,
  durations: readDurations(),
  environmentOf: (engine) => (engine === 'PostgreSQL' && databases ? databases.environment : {}),
  demoSeedOf: (engine) => (engine === 'PostgreSQL' && databases ? databases.demoSeed : resolve(DEMO_SEED)),
})
const record = new RunRecord()
let dropped: readonly Job[]
try {
  dropped = await runQueue(jobs, {
    slots: options.slots,
    run: (job) => runJob(job, environment),
    onEnd(outcome) {
      if (isEnding) return
      record.add(outcome)
      process.stdout.write(describeOutcome(outcome))
    },
  })
} finally {
  await databases?.close()
  temporary.remove()
}
rememberDurations(record.durations)
const { isEverything } = options
const { text, failed } = summarize(record, {
  seconds: (Date.now() - started) / 1000,
  engines,
  isEverything,
  dropped,
})
process.stdout.write(text)
process.exitCode = failed === 0 ? 0 : 1
