/**
 * Tells the end-to-end stories that write against two nodes behind HAProxy, on the PostgreSQL of TEST_DATABASE_URL, else on one of its own.
 * Arguments go to Playwright.
 */
import { startPrimary } from '../test/support/server/postgres-cluster'
import { installDebianPackages } from './debian-packages.mjs'
import { runNode } from './run-node'
import { runPlaywright } from './run-playwright.mjs'
import { openRunDatabases } from './test/databases'

installDebianPackages(process.env.TEST_DATABASE_URL ? ['haproxy'] : ['haproxy', 'postgresql'])

runNode(['scripts/build.mjs'])

const own = process.env.TEST_DATABASE_URL ? undefined : await startPrimary()
const databases = await openRunDatabases(process.env.TEST_DATABASE_URL ?? own?.url ?? '')
try {
  Object.assign(process.env, databases.environment, {
    PORTAL_NODES: '2',
    TEST_DEMO_SEED: databases.demoSeed,
  })
  runNode(['--import', 'tsx', 'test/e2e/support/make-demo-seed.ts'])
  await runPlaywright('test/nodes/playwright.config.ts')
} finally {
  await databases.close()
  await own?.remove()
}
