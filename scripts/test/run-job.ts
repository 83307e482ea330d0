import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { failuresOf, type Job, type Outcome, type Report, type TestResult } from './job'
import { startProcess } from './processes'

const LOGS = '.cache/test-logs'
/** Enough for the requests around a failure. */
const LOG_LINES = 60

/** Runs a job to its end. A job that ends badly has at least one failure, whatever its report says. */
export async function runJob(job: Job, environment: NodeJS.ProcessEnv): Promise<Outcome> {
  mkdirSync(LOGS, { recursive: true })
  const logs = mkdtempSync(join(LOGS, 'job-'))
  const started = Date.now()
  const { succeeded, output } = await startProcess(job.command, job.args, {
    ...environment,
    ...job.environment,
    TEST_LOG_DIR: logs,
  })
  const seconds = (Date.now() - started) / 1000
  const report = reportOf(job)
  const results = resultsOf(job, report?.results ?? [], succeeded, seconds)
  const serverLog = failuresOf(results).length > 0 ? readLogs(logs) : ''
  return { job, results, output, seconds, fileSeconds: report?.seconds ?? {}, serverLog }
}

/** A process that was ended leaves no report, or an empty file. */
function reportOf({ report }: Job): Report | undefined {
  if (!report || !existsSync(report.path) || statSync(report.path).size === 0) return undefined
  return report.read(report.path)
}

function resultsOf(
  job: Job,
  results: readonly TestResult[],
  succeeded: boolean,
  seconds: number,
): TestResult[] {
  const whole = (state: TestResult['state'], name = job.label): TestResult => ({
    file: job.files[0] ?? job.label,
    name,
    state,
    seconds,
  })
  if (!job.report) return [whole(succeeded ? 'passed' : 'failed')]
  const silent = job.files
    .filter((file) => !results.some((result) => result.file === file))
    .map((file): TestResult => ({ file, name: 'No test of this file ran.', state: 'failed', seconds: 0 }))
  const reported = [...results, ...silent]
  if (succeeded || failuresOf(reported).length > 0) return reported
  return [...reported, whole('failed', 'The process ended with a failure that no test reported.')]
}

function readLogs(folder: string): string {
  return readdirSync(folder)
    .map((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
      return lines.slice(-LOG_LINES).join('\n')
    })
    .filter(Boolean)
    .join('\n')
}
