import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report, TestResult } from './job'

/** Reads what node-reporter.mjs and element-reporter.mjs write. */
export function readReport(path: string): Report {
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly { readonly duration: number }[]
    }[]
  }[]
}

export function readPlaywright(path: string): Report {
  const { suites } = JSON.parse(readFileSync(path, 'utf8')) as { suites: PlaywrightSuite[] }
  const states = { expected: 'passed', skipped: 'skipped', unexpected: 'failed', flaky: 'failed' } as const
  const resultsOf = (suite: PlaywrightSuite): TestResult[] => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        file: join('test/e2e', file),
        name: title,
        state: states[status],
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...(suite.suites ?? []).flatMap(resultsOf),
  ]
  return { results: suites.flatMap(resultsOf) }
}
