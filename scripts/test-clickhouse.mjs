/**
 * Runs the stories of traffic and analytics on ClickHouse's own engine, which chdb runs within the test processes. Its 560 MB are
 * installed here and not by `npm ci`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

const engine = 'chdb@3.4.0'
const folder = resolve('.cache', engine)
const stories = [
  'test/server/traffic/store.test.ts',
  'test/server/http/analytics.test.ts',
  'test/server/http/requests.test.ts',
  'test/server/commands/import-traffic.test.ts',
]

function run(command, args, options) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(resolve(folder, 'node_modules', 'chdb'))) {
  mkdirSync(folder, { recursive: true })
  run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--save-exact', engine])
}
run(process.execPath, ['--import', 'tsx', '--test', '--test-reporter', 'spec', ...stories], {
  env: { ...process.env, TEST_CLICKHOUSE: folder },
})
