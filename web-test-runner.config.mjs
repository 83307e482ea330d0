import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { defaultReporter } from '@web/test-runner'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { allElementTests, bundleElements } from './scripts/test/bundle-elements.mjs'
import { elementReporter } from './scripts/test/element-reporter.mjs'
import { failurePictures } from './test/support/failure-pictures.mjs'
import { portalCommands } from './test/support/portal-commands.mjs'
import { scriptedWorlds } from './test/support/scripted-api.mjs'

const TYPES = { '.map': 'application/json', '.css': 'text/css' }

const bundleFolder = process.env.ELEMENT_BUNDLE ?? (await ownBundle())

/** `npm test` bundles once for all groups; a run on its own has a bundle of its own. */
async function ownBundle() {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache/element-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await bundleElements(folder, allElementTests())
  return folder
}

/** Several runs side by side would else all take the runner's first port. */
function freePort() {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

const scripted = scriptedWorlds()
const systemChromium = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const chromium = {
  product: 'chromium',
  launchOptions: {
    ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
    args: ['--no-sandbox'],
  },
}
/** A Firefox as distributions have it, which knows WebDriver BiDi only. */
const firefox = {
  product: 'firefox',
  launchOptions: { channel: 'moz-firefox', executablePath: resolve('test/browsers/firefox.mjs') },
}

/** What has been bundled, by the path of its source; anything else is the runner's. */
function bundled(context, next) {
  const file = join(bundleFolder, decodeURIComponent(context.path))
  if (!existsSync(file) || !statSync(file).isFile()) return next()
  context.type = TYPES[extname(file)] ?? 'text/javascript'
  context.body = readFileSync(file)
  return undefined
}

export default {
  files: ['test/**/*.browser.test.{ts,tsx}'],
  port: await freePort(),
  concurrency: Number(process.env.ELEMENT_PAGES ?? 2),
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  browsers: [
    // Not the Chrome launcher: with several files at once it leaves tabs in the background, where frames stop.
    playwrightLauncher(process.env.FIREFOX_PATH ? firefox : chromium),
  ],
  testFramework: { config: { timeout: 30_000 } },
  middleware: [
    (context, next) => {
      if (!context.path.startsWith('/scripted/')) return next()
      return new Promise((resolve, reject) => {
        context.respond = false
        context.res.statusCode = 200
        scripted(context.req, context.res, () => reject(new Error(`No world at ${context.path}.`))).then(
          resolve,
          reject,
        )
      })
    },
    bundled,
  ],
  plugins: [portalCommands(), failurePictures()],
  reporters: [defaultReporter(), elementReporter(process.env.ELEMENT_REPORT)],
}
