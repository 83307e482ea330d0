import { execFile } from 'node:child_process'
import { cpSync, existsSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { hosts, isBuilt } from './hosts.mjs'

const run = promisify(execFile)
const kit = resolve(import.meta.dirname, '../../dist/package')
const environment = {
  ...process.env,
  NG_CLI_ANALYTICS: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  // Vite, which may have built the kit in this process, sets it to production. Then npm would leave out what builds an application.
  NODE_ENV: undefined,
}
const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : -Infinity)

async function npm(cwd, ...given) {
  try {
    await run('npm', given, { cwd, maxBuffer: 1 << 26, env: environment })
  } catch (error) {
    throw new Error(`npm ${given.join(' ')} failed in ${cwd}:\n${error.stdout}${error.stderr}`, {
      cause: error,
    })
  }
}

/** Runs a script of an application. */
export const runScript = (name, script) => npm(join(import.meta.dirname, name), 'run', script)

async function build(name) {
  const folder = join(import.meta.dirname, name)
  const installed = join(folder, 'node_modules/.package-lock.json')
  // What the lockfile says. `npm ci` would refuse one that lacks packages of other platforms, as npm writes it for registries without them.
  if (timeOf(installed) < timeOf(join(folder, 'package-lock.json'))) await npm(folder, 'install', '--no-save')
  // npm copied the package when it installed it, which may have been an older one.
  const copy = join(folder, 'node_modules/portal-elements')
  if (existsSync(copy)) {
    rmSync(copy, { recursive: true })
    cpSync(kit, copy, { recursive: true })
    // Next's caches take a package for the same as long as its version is.
    for (const cache of ['.next', '.next-webpack'])
      rmSync(join(folder, cache), { recursive: true, force: true })
  }
  await runScript(name, 'build')
  console.log(`Built demo/hosts/${name}`)
}

/**
 * Installs and builds the applications with the kit's package as it was built last.
 *
 * @param {readonly string[]} names
 */
export async function buildHosts(names = hosts.filter(isBuilt).map(({ name }) => name)) {
  for (const name of names) await build(name)
}
