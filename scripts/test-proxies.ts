/**
 * Runs the configurations of reverse proxies in demo/proxies and demo/haproxy before two nodes, with Debian's packages, on the PostgreSQL of
 * TEST_DATABASE_URL, else on one of its own. Options go to Node.js: `npm run test:proxies -- --test-name-pattern nginx` runs one of them.
 */
import { spawnSync } from 'node:child_process'
import { startPrimary } from '../test/support/server/postgres-cluster'
import { installDebianPackages } from './debian-packages.mjs'

const packages = ['caddy', 'haproxy', 'nginx-light']
installDebianPackages(process.env.TEST_DATABASE_URL ? packages : [...packages, 'postgresql'])

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
    ['--import', 'tsx', '--test-reporter', 'spec', ...process.argv.slice(2), 'test/proxies/main.ts'],
    own && { TEST_DATABASE_URL: own.url },
  )
} finally {
  await own?.remove()
}
