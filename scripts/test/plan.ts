import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { briefEngine } from '../../test/support/server/brief-engine'
import { checks } from '../checks.mjs'
import { type Durations, type FileGroup, groupFiles } from './durations'
import { type Engine, elementTests, endToEndTests, enginesOf, enginesTag, nodeTests } from './files'
import type { Job } from './job'
import type { Options, Stage } from './options'
import { readPlaywright, readReport } from './reports'

/** By their paths: npx takes a second to find each. */
const TEST_RUNNER = 'node_modules/@web/test-runner/dist/bin.js'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
const REPORTS = '.cache/reports'
const BUNDLE = resolve('.cache/element-tests')
const NODE_BUNDLE = resolve('.cache/node-tests')
/** Programs that tests start: the host of the portals of element tests, what writes until it is killed, and the agent of gateways. */
const PORTAL_HOST = 'test/support/portal-host.ts'
const NODE_PROGRAMS = ['test/support/server/write-load.ts', 'agent/src/main.ts']
/** Long enough to pay for a browser, short enough to leave no core without work at the end. */
const GROUP_SECONDS = 60
/** These pay for a process and its imports only. */
const NODE_GROUP_SECONDS = 45
/** Seconds of the checks that take longest. */
const CHECK_SECONDS: Durations = { types: 12, lint: 25, promises: 10, dependencies: 8, words: 8 }

export interface PlanOptions extends Options {
  readonly engines: readonly Engine[]
  readonly durations: Durations
  environmentOf(engine: Engine): Readonly<Record<string, string>>
  /** Name of a database on PostgreSQL, path of a data directory on the embedded engine. */
  demoSeedOf(engine: Engine): string
}

/** Key under which the seconds of a file are remembered. */
export const durationKey = (file: string, group: string) => `${group}: ${file}`

/** Returns the jobs of a run, in no order. */
export function planRun(options: PlanOptions): Job[] {
  const has = (stage: Stage) => options.stages.includes(stage)
  const elements = has('elements') ? elementJobs(options) : []
  const node = has('node') ? nodeJobs(options) : []
  return [
    ...(has('checks') ? checkJobs() : []),
    ...bundleJob('Node tests', [
      ...filesOf(node),
      ...(node.length > 0 ? NODE_PROGRAMS : []),
      ...(elements.length > 0 ? [PORTAL_HOST] : []),
    ]),
    ...(has('build') ? [productBuild] : []),
    ...node,
    ...bundleJob('element tests', filesOf(elements)),
    ...elements,
    ...(has('e2e') ? endToEndJobs(options) : []),
  ]
}

const chosen = (files: readonly string[], { files: named }: Options) =>
  named.length === 0 ? files : files.filter((file) => named.includes(file))

function checkJobs(): Job[] {
  return Object.keys(checks).map((label) => ({
    group: 'checks',
    label,
    command: process.execPath,
    args: ['scripts/check.mjs', label],
    environment: {},
    files: [],
    expectedSeconds: CHECK_SECONDS[label] ?? 3,
  }))
}

const productBuild: Job = {
  group: 'build',
  label: 'kit and server',
  command: process.execPath,
  args: ['scripts/build.mjs'],
  environment: {},
  files: [],
  builds: 'product',
  expectedSeconds: 15,
}

const filesOf = (jobs: readonly Job[]) => [...new Set(jobs.flatMap(({ files }) => files))]

const bundlers = {
  'Node tests': { program: 'scripts/test/bundle-node.mjs', folder: NODE_BUNDLE, expectedSeconds: 2 },
  'element tests': { program: 'scripts/test/bundle-elements.mjs', folder: BUNDLE, expectedSeconds: 12 },
}

/** Returns the job that bundles what others run, if there is anything. */
function bundleJob(builds: keyof typeof bundlers, files: readonly string[]): Job[] {
  if (files.length === 0) return []
  const { program, folder, expectedSeconds } = bundlers[builds]
  const args = [program, folder, ...files]
  const command = process.execPath
  return [
    { group: 'build', label: builds, command, args, environment: {}, files: [], builds, expectedSeconds },
  ]
}

function nodeJobs(options: PlanOptions): Job[] {
  const files = chosen(nodeTests(), options)
  return options.engines.flatMap((engine) => {
    const group = `Node, ${engine}`
    const secondsOf = (file: string) => options.durations[durationKey(file, group)] ?? 4
    const ofEngine = files.filter((file) =>
      enginesOf(file, options.engines, options.isEverything).includes(engine),
    )
    // Commands, starts and packages are those of the built product.
    const isWaiting = (file: string) => options.stages.includes('build') && runsProduct(file)
    return [ofEngine.filter(isWaiting), ofEngine.filter((file) => !isWaiting(file))].flatMap((some, index) =>
      groupFiles(some, secondsOf, NODE_GROUP_SECONDS).map((members) =>
        nodeJob(members, group, options.environmentOf(engine), [
          'Node tests',
          ...(index === 0 ? (['product'] as const) : []),
        ]),
      ),
    )
  })
}

function nodeJob(
  { files, seconds }: FileGroup,
  group: string,
  environment: Job['environment'],
  needs: Job['needs'],
  isRerun = false,
): Job {
  const path = reportPath(`${group} ${files.join()} ${isRerun}`)
  return {
    group,
    label: files.join(' '),
    command: process.execPath,
    args: [
      ...briefEngine,
      // It makes every error several times as slow, so only in the rerun, whose errors are read.
      ...(isRerun ? ['--enable-source-maps'] : []),
      ...['--test-reporter', 'spec', '--test-reporter-destination', 'stdout'],
      ...['--test-reporter', './scripts/test/node-reporter.mjs', '--test-reporter-destination', path],
      ...['scripts/test/run-files.mjs', ...files],
    ],
    environment: { ...environment, NODE_BUNDLE },
    files,
    needs,
    expectedSeconds: seconds,
    report: { path, read: readReport },
    rerun: isRerun
      ? undefined
      : (failed) => nodeJob({ files: failed, seconds }, group, environment, needs, true),
  }
}

function elementJobs(options: PlanOptions): Job[] {
  const group = 'elements in a browser'
  const secondsOf = (file: string) => options.durations[durationKey(file, group)] ?? 6
  const engine = options.engines.at(-1) ?? 'embedded'
  const job = (files: readonly string[], expectedSeconds: number): Job => {
    const path = reportPath(`elements-${files.join()}`)
    return {
      group,
      label: files.join(' '),
      command: process.execPath,
      args: [TEST_RUNNER, ...files.flatMap((file) => ['--files', file])],
      environment: {
        ...options.environmentOf(engine),
        ELEMENT_REPORT: path,
        ELEMENT_BUNDLE: BUNDLE,
        NODE_BUNDLE,
      },
      files,
      needs: ['element tests', 'Node tests'],
      expectedSeconds,
      report: { path, read: readReport },
      rerun: (failed) => ({ ...job(failed, expectedSeconds), rerun: undefined }),
    }
  }
  return groupFiles(chosen(elementTests(), options), secondsOf, GROUP_SECONDS).map(({ files, seconds }) =>
    job(files, seconds),
  )
}

/** The database that portals of end-to-end tests are copies of. */
function demoSeed(engine: Engine, environment: Job['environment']): Job {
  return {
    group: 'build',
    label: `demo, ${engine}`,
    command: process.execPath,
    args: ['--import', 'tsx', 'test/e2e/support/make-demo-seed.ts'],
    environment,
    files: [],
    builds: `demo, ${engine}`,
    needs: ['product'],
    expectedSeconds: 6,
  }
}

function endToEndJobs(options: PlanOptions): Job[] {
  const isBuilding = options.stages.includes('build')
  return options.engines.flatMap((engine, index) => {
    const group = `end to end, ${engine}`
    const seed = options.demoSeedOf(engine)
    const environment = { ...options.environmentOf(engine), ...(isBuilding ? { TEST_DEMO_SEED: seed } : {}) }
    const isFirst = index === options.engines.length - 1
    const grep = isFirst || options.isEverything ? [] : ['--grep', enginesTag]
    const files = chosen(endToEndTests(), options).filter((file) => grep.length === 0 || isTagged(file))
    const secondsOf = (file: string) => options.durations[durationKey(file, group)] ?? 15
    const job = (some: readonly string[], expectedSeconds: number, isRerun = false): Job => {
      const name = hashOf(`${group} ${some.join()}${isRerun}`)
      const path = reportPath(`e2e-${name}`)
      return {
        group,
        label: some.join(' '),
        command: process.execPath,
        args: [PLAYWRIGHT, 'test', ...some, ...grep, '--workers', '1', '--reporter', 'list,json'].concat(
          // Each run empties its folder, so each has one of its own.
          ['--output', join('.cache/end-to-end', name)],
        ),
        environment: {
          ...environment,
          PLAYWRIGHT_JSON_OUTPUT_NAME: path,
          ...(isRerun ? { TRACE: 'on' } : {}),
        },
        files: some,
        needs: isBuilding ? [`demo, ${engine}`] : [],
        expectedSeconds,
        report: { path, read: readPlaywright },
        rerun: isRerun ? undefined : (failed) => job(failed, expectedSeconds, true),
      }
    }
    const groups = groupFiles(files, secondsOf, GROUP_SECONDS)
    const isSeeded = isBuilding && groups.length > 0
    return [
      ...(isSeeded ? [demoSeed(engine, environment)] : []),
      ...groups.map(({ files: some, seconds }) => job(some, seconds)),
    ]
  })
}

/** Playwright ends with an error when no test of its files has the tag. */
const isTagged = (file: string) => readFileSync(file, 'utf8').includes(enginesTag)

/** Whether a file runs the built product: its commands or its packages. */
const runsProduct = (file: string) =>
  /support\/(server\/processes|packages)'/.test(readFileSync(file, 'utf8'))

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
const reportPath = (name: string) => resolve(REPORTS, `${hashOf(name)}.json`)
