/**
 * Runs the configurations of demo/gateways against the built server, with gateways from Debian's packages.
 * Options go to Node.js: `npm run test:gateways -- --test-name-pattern nginx` runs one of them.
 */
import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './debian-packages.mjs'

installDebianPackages([
  'apache2',
  'caddy',
  'haproxy',
  'libapache2-mod-auth-openidc',
  'lua-cjson',
  'lua-socket',
  'luajit',
  'nginx-light',
])

function run(...args: readonly string[]): void {
  const { status, error } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error(`${args.join(' ')} ended with code ${status}.`)
}

run('server/build.mjs')
run('--import', 'tsx', '--test-reporter', 'spec', ...process.argv.slice(2), 'test/gateways/main.ts')
