import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { CommandRefused } from '../../../server/src/commands/command'
import { importTraffic } from '../../../server/src/commands/import-traffic'
import { createKey } from '../../../server/src/commands/keys'
import { call, createApplication, levels, strategySettings } from '../../support/server/applications'
import { testFolder } from '../../support/server/folder'
import { realPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'

test('history of a gateway is read from a file, invalid lines are named, and a second time adds nothing', async (t) => {
  const settings = { ...strategySettings, allowed_time_period: '90d' }
  const portal = await realPortal({ settings, products: [levels], developers: [robin] })
  t.after(() => portal.close())
  const developer = await portal.signedIn(robin)
  const { id } = await createApplication(developer, 'API key', { name: 'Clock' })
  const file = join((await testFolder(t)).path, 'history.ndjson')
  const now = Date.now()
  const line = (n: number) => ({
    started_at: now - n * 60_000,
    application_id: id,
    product_version: 'levels/2.0',
    method: 'GET',
    path: '/levels',
    status: 200,
    latency_ms: n,
  })
  const lines = Array.from({ length: 6_000 }, (_one, n) => JSON.stringify(line(n + 1)))
  lines[5_500] = '{"status": 200}'
  await writeFile(file, `${lines.join('\n')}\n`)

  const run = (gateway: string, path = file) =>
    importTraffic.run(portal.database, { file: path, gateway }, () => Promise.resolve(portal.traffic))
  await assert.rejects(run('edge'), /no gateway key named "edge"/)
  await createKey.run(portal.database, { name: 'edge', role: 'gateway' })
  await assert.rejects(run('edge', `${file}.missing`), CommandRefused)
  for (const attempt of ['first', 'second']) {
    const { lines: said, exitCode } = await run('edge')
    const expected = [
      'Requests stored: 5999',
      'Not stored, because they are invalid: 1',
      `${file}:5501: \`started_at\` is missing.`,
    ]
    assert.deepEqual([said, exitCode], [expected, 1], attempt)
  }
  const { body } = await call<{ records: { event: object }[] }>(developer, 'POST /stats', {
    start_ms: now - 10 * 86_400_000,
    end_ms: now,
    metrics: ['REQUEST_COUNT'],
  })
  assert.deepEqual(body.records[0]?.event, { REQUEST_COUNT: 5_999 })
})
