/**
 * Runs the element tests in Debian's Firefox, and the main stories in WebKit (WebKitGTK's MiniBrowser). Installs what it needs.
 * `npm run test:browsers -- firefox FILE…` or `-- webkit` runs a part.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ElementResult, knownDifferences, unexpected } from '../test/browsers/differences'
import { installDebianPackages } from './debian-packages.mjs'

const REPORT = '.cache/firefox.json'
const [engine, ...files] = process.argv.slice(2)

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (error) throw error
  return status ?? 1
}

function testFirefox(): boolean {
  installDebianPackages(['firefox-esr'])
  mkdirSync('.cache', { recursive: true })
  const named = files.length > 0 ? ['--files', ...files] : []
  run(process.execPath, ['node_modules/@web/test-runner/dist/bin.js', ...named], {
    FIREFOX_PATH: '/usr/bin/firefox-esr',
    // Only the window in front has the focus, and gets what is typed.
    ELEMENT_PAGES: '1',
    ELEMENT_REPORT: REPORT,
  })
  const { results } = JSON.parse(readFileSync(REPORT, 'utf8')) as { results: ElementResult[] }
  const tested = new Set(results.map(({ file }) => file))
  const lines = unexpected(
    results,
    knownDifferences().filter(({ file }) => tested.has(file)),
  )
  for (const line of lines) console.error(line)
  const passed = results.filter(({ state }) => state === 'passed').length
  console.log(`Firefox: ${passed} passed, ${results.length - passed} did not, ${lines.length} unexpected`)
  return results.length > 0 && lines.length === 0
}

/** Of WebKitGTK: its folder has the name of the architecture. */
function findMiniBrowser(): string {
  const paths = readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .filter((path) => existsSync(path))
  if (!paths[0]) throw new Error('WebKitGTK is installed without its MiniBrowser.')
  return paths[0]
}

function testWebkit(): boolean {
  installDebianPackages(['webkit2gtk-driver', 'xvfb', 'xauth'])
  if (run(process.execPath, ['scripts/build.mjs']) !== 0) return false
  const args = ['--auto-servernum', process.execPath, '--import', 'tsx', '--test', '--test-reporter', 'spec']
  const environment = { WEBKIT_DRIVER: '/usr/bin/WebKitWebDriver', WEBKIT_BROWSER: findMiniBrowser() }
  return run('xvfb-run', [...args, 'test/browsers/webkit.ts'], environment) === 0
}

const results = [
  ...(engine === 'webkit' ? [] : [testFirefox()]),
  ...(engine === 'firefox' ? [] : [testWebkit()]),
]
process.exitCode = results.every(Boolean) ? 0 : 1
