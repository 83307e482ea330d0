/** Runs the stories of traffic and analytics on ClickHouse's own engine, which chdb runs within the test processes. */
import { spawnSync } from 'node:child_process'
import { installChdb } from './chdb.mjs'

const stories = [
  'test/server/traffic/store.test.ts',
  'test/server/traffic/two-nodes.test.ts',
  'test/server/traffic/clickhouse-statements.test.ts',
  'test/server/http/analytics.test.ts',
  'test/server/http/requests.test.ts',
  'test/server/http/reported-traffic.test.ts',
  'test/server/commands/import-traffic.test.ts',
]

const { status, error } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', '--test-reporter', 'spec', ...stories],
  { stdio: 'inherit', env: { ...process.env, TEST_CLICKHOUSE: installChdb() } },
)
if (error) throw error
process.exitCode = status ?? 1
