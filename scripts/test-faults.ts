/**
 * Runs two nodes behind HAProxy through faults of theirs, of PostgreSQL and of what else they need, and a node behind PgBouncer. Minutes,
 * and Debian's packages. The database behind PgBouncer is on the PostgreSQL of TEST_DATABASE_URL, else on one of its own.
 * Options go to Node.js: `npm run test:faults -- --test-name-pattern failed` runs one story.
 */
import { spawnSync } from 'node:child_process'
import { startPrimary } from '../test/support/server/postgres-cluster'
import { installDebianPackages } from './debian-packages.mjs'

installDebianPackages(['haproxy', 'pgbouncer', 'postgresql'])

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const { status, error } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${args.join(' ')} ended with code ${status}.`)
}

run(['server/build.mjs'])
const own = process.env.TEST_DATABASE_URL ? undefined : await startPrimary()
try {
  run(
    ['--import', 'tsx', '--test-reporter', 'spec', ...process.argv.slice(2), 'test/faults/main.ts'],
    own && { TEST_DATABASE_URL: own.url },
  )
} finally {
  await own?.remove()
}
