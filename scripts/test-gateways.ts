/**
 * Runs the configurations of demo/gateways against the built server, with gateways from Debian's packages.
 * Options go to Node.js: `npm run test:gateways -- --test-name-pattern nginx` runs one of them.
 */
import { installDebianPackages } from './debian-packages.mjs'
import { runServerTests } from './run-node'

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

runServerTests('test/gateways/main.ts')
