/**
 * Runs two nodes behind HAProxy through faults of theirs, of PostgreSQL and of what else they need, and a node behind PgBouncer. Minutes,
 * and Debian's packages. The database behind PgBouncer is on the PostgreSQL of TEST_DATABASE_URL, else on one of its own.
 * Options go to Node.js: `npm run test:faults -- --test-name-pattern failed` runs one story.
 */
import { installDebianPackages } from './debian-packages.mjs'
import { runPostgresTests } from './run-node'

installDebianPackages(['haproxy', 'pgbouncer', 'postgresql'])

await runPostgresTests('test/faults/main.ts')
