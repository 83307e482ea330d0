/**
 * Everything: checks, build, tests in Node, tests in a browser, end-to-end tests on the built product. With
 * TEST_DATABASE_URL the tests that touch a database run a second time on that PostgreSQL. Closes with what ran and one
 * line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'

const REPORTS = '.cache/reports'
const { TEST_DATABASE_URL: postgresql, ...environment } = process.env

/** @type {{ label: string, passed: number, failed: number, seconds: number }[]} */
const results = []

function run(command, args, extra = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...environment, ...extra } }).status === 0
}

/** Runs a suite; one that ends badly counts at least one failure, whatever its report says. */
function suite(label, report, command, args, extra) {
  process.stdout.write(`\n== ${label}\n`)
  const started = Date.now()
  const succeeded = run(command, args, extra)
  const counted =
    report && existsSync(report) ? countReport(report) : { passed: succeeded ? 1 : 0, failed: 0 }
  const failed = succeeded ? counted.failed : Math.max(1, counted.failed)
  const nothingRan = succeeded && counted.passed === 0
  results.push({
    label,
    passed: counted.passed,
    failed: nothingRan ? 1 : failed,
    seconds: Math.round((Date.now() - started) / 1000),
  })
  return succeeded
}

function countReport(file) {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.tap')) {
    const count = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
    return { passed: count('pass'), failed: count('fail') + count('cancelled') }
  }
  const report = JSON.parse(text)
  return report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : report
}

function nodeTests(label, files, extra) {
  const report = `${REPORTS}/${label.replace(/\W+/g, '-')}.tap`
  suite(
    label,
    report,
    'node',
    [
      '--import',
      'tsx',
      '--test',
      '--test-concurrency',
      '2',
      '--test-reporter',
      'spec',
      '--test-reporter-destination',
      'stdout',
      '--test-reporter',
      'tap',
      '--test-reporter-destination',
      report,
      ...files,
    ],
    extra,
  )
}

function filesBelow(folder, pattern) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => pattern.test(name))
    .sort()
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
environment.CHROMIUM_PATH = await findChromium()

const inNode = filesBelow('test', /(?<!\.browser)\.test\.ts$/)
const onServer = inNode.filter((file) => file.startsWith('test/server/'))

suite('checks', undefined, 'node', ['scripts/check.mjs'])
if (suite('build', undefined, 'node', ['scripts/build.mjs'])) {
  nodeTests('Node, embedded database', inNode)
  if (postgresql) nodeTests('Node, PostgreSQL', onServer, { TEST_DATABASE_URL: postgresql })
  const inBrowser = `${REPORTS}/browser.json`
  suite('elements in a browser', inBrowser, 'npx', ['wtr'], { BROWSER_REPORT: inBrowser })
  const endToEnd = (label, extra) => {
    const report = `${REPORTS}/${label.replace(/\W+/g, '-')}.json`
    suite(label, report, 'npx', ['playwright', 'test', '--reporter', 'list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...extra,
    })
  }
  endToEnd('end to end, embedded database')
  if (postgresql) endToEnd('end to end, PostgreSQL', { TEST_DATABASE_URL: postgresql })
}

process.stdout.write('\n')
for (const { label, passed, failed, seconds } of results) {
  process.stdout.write(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${label}: ${passed} passed, ${failed} failed, ${seconds} s\n`,
  )
}
process.stdout.write(
  `Database engines: embedded${postgresql ? ' and PostgreSQL' : ' only; set TEST_DATABASE_URL to run on PostgreSQL too'}.\n`,
)
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exitCode = sum('failed') === 0 ? 0 : 1
