import type { Engine } from './files'

export type Build = 'product' | 'element tests' | 'Node tests' | `demo, ${Engine}`

/** One process of the run. */
export interface Job {
  /** Jobs of a group share a closing line. */
  readonly group: string
  readonly label: string
  readonly command: string
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** Test files that it runs; none for checks and builds. */
  readonly files: readonly string[]
  /** Names what it builds for others. */
  readonly builds?: Build
  /** Runs only after all of these have been built. */
  readonly needs?: readonly Build[]
  readonly expectedSeconds: number
  /** Where its report will be, and how to read it. Without one the job itself is the only result. */
  readonly report?: { readonly path: string; read(path: string): Report }
  /** The same tests for some of its files, run after a failure with everything that helps to find the cause. */
  rerun?(files: readonly string[]): Job
}

export interface TestResult {
  readonly file: string
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly seconds: number
}

/** What a job says of itself. */
export interface Report {
  readonly results: readonly TestResult[]
  /** Of whole files, with their imports and hooks; without it a file has the seconds of its tests. */
  readonly seconds?: Readonly<Record<string, number>>
}

export interface Outcome {
  readonly job: Job
  readonly results: readonly TestResult[]
  readonly output: string
  readonly seconds: number
  readonly fileSeconds: Readonly<Record<string, number>>
  /** Lines of the servers that the tests started. */
  readonly serverLog: string
}

export const failuresOf = (results: readonly TestResult[]): TestResult[] =>
  results.filter(({ state }) => state === 'failed')
