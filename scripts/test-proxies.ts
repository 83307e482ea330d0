/**
 * Runs the configurations of reverse proxies in demo/proxies and demo/haproxy before two nodes, with Debian's packages, on the PostgreSQL of
 * TEST_DATABASE_URL, else on one of its own. Options go to Node.js: `npm run test:proxies -- --test-name-pattern nginx` runs one of them.
 */
import { installDebianPackages } from './debian-packages.mjs'
import { runPostgresTests } from './run-node'

const packages = ['caddy', 'haproxy', 'nginx-light']
installDebianPackages(process.env.TEST_DATABASE_URL ? packages : [...packages, 'postgresql'])

await runPostgresTests('test/proxies/main.ts')
