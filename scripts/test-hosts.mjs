/**
 * Builds the kit's package and the applications of demo/hosts, and tells their stories in a browser against the real server. Names of
 * applications limit it to these: `npm run test:hosts -- react vue`. Other arguments go to Playwright.
 */
import { buildHosts, runScript } from '../demo/hosts/build.mjs'
import { hosts, isBuilt } from '../demo/hosts/hosts.mjs'
import './build.mjs'
import { runPlaywright } from './run-playwright.mjs'

await import('../package/build.mjs')
const given = process.argv.slice(2)
const named = hosts.filter(({ name }) => given.includes(name))
const names = named.map(({ name }) => name)
const built = (named.length > 0 ? named : hosts).filter(isBuilt)
await buildHosts(built.map(({ name }) => name))
for (const { name, furtherBuilds = [] } of built)
  for (const script of furtherBuilds) await runScript(name, script)
await runPlaywright('test/hosts/playwright.config.ts', [
  ...given.filter((argument) => !names.includes(argument)),
  // Titles begin with the application.
  ...(names.length > 0 ? ['--grep', `[.]ts (${names.join('|')}): `] : []),
])
