/**
 * Runs two nodes behind HAProxy through faults of theirs, of PostgreSQL and of what else they need. Minutes, and Debian's packages.
 * Options go to Node.js: `npm run test:faults -- --test-name-pattern failed` runs one story.
 */
import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './debian-packages.mjs'

installDebianPackages(['haproxy', 'postgresql'])
await import('../server/build.mjs')

const { status, error } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test-reporter', 'spec', ...process.argv.slice(2), 'test/faults/main.ts'],
  { stdio: 'inherit' },
)
if (error) throw error
process.exitCode = status ?? 1
