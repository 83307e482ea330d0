/**
 * Tells the end-to-end stories that write against two nodes behind HAProxy, on the PostgreSQL of TEST_DATABASE_URL, else on one of its own.
 * Arguments go to Playwright.
 */
import { spawnSync } from 'node:child_process'
import { startPrimary } from '../test/support/server/postgres-cluster'
import { installDebianPackages } from './debian-packages.mjs'
import { runPlaywright } from './run-playwright.mjs'
import { openRunDatabases } from './test/databases'

installDebianPackages(process.env.TEST_DATABASE_URL ? ['haproxy'] : ['haproxy', 'postgresql'])

function run(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with code ${status}.`)
}

run('scripts/build.mjs')

const own = process.env.TEST_DATABASE_URL ? undefined : await startPrimary()
const databases = await openRunDatabases(process.env.TEST_DATABASE_URL ?? own?.url ?? '')
try {
  Object.assign(process.env, databases.environment, {
    PORTAL_NODES: '2',
    TEST_DEMO_SEED: databases.demoSeed,
  })
  run('--import', 'tsx', 'test/e2e/support/make-demo-seed.ts')
  await runPlaywright('test/nodes/playwright.config.ts')
} finally {
  await databases.close()
  await own?.remove()
}
