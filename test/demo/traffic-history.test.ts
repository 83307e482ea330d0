import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { seedApplications } from '../../demo/seed-applications.mjs'
import { trafficHistory } from '../../demo/traffic-history.mjs'
import { importTraffic } from '../../server/src/commands/import-traffic'
import { createKey } from '../../server/src/commands/keys'
import { demoDeveloper, startDemoPortal } from '../support/demo'
import { call } from '../support/server/applications'
import { testFolder } from '../support/server/folder'

const hour = 3_600_000
const day = 24 * hour

test('the demo has weeks of traffic: a new version takes over, and one afternoon goes wrong', async (t) => {
  const portal = await startDemoPortal()
  t.after(() => portal.close())
  const { applications, keys } = await seedApplications(portal.url, demoDeveloper)
  const now = Date.now()
  const [forecasts = '', orders = ''] = ['Harbour board', "Ship's pantry"].map((name) =>
    applications.get(name),
  )
  const lines = trafficHistory({ applications: { forecasts, orders }, keys, now })
  const { path } = await testFolder(t)
  const file = join(path, 'history.ndjson')
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  await createKey.run(portal.database, { name: 'demo-gateway', role: 'gateway' })
  const outcome = await importTraffic.run(portal.database, { file, gateway: 'demo-gateway' }, () =>
    Promise.resolve(portal.traffic),
  )
  assert.deepEqual(outcome.lines, [`Requests stored: ${lines.length}`])

  const developer = await portal.signedIn(demoDeveloper)
  const counts = async (from: number, to: number, dimension: string) => {
    const { body } = await call<{ records: { event: Record<string, string | number> }[] }>(
      developer,
      'POST /stats',
      {
        start_ms: now - from * day,
        end_ms: now - to * day,
        metrics: ['REQUEST_COUNT'],
        dimensions: [dimension],
      },
    )
    return new Map(body.records.map(({ event }) => [event[dimension], Number(event.REQUEST_COUNT)]))
  }
  const versions = ['Chandlery Orders - v1', 'Chandlery Orders - v2']
  const ordersOf = async (from: number, to: number) => {
    const found = await counts(from, to, 'API_PRODUCT_VERSION')
    return versions.map((version) => found.get(version) ?? 0)
  }
  const [oldBefore = 0, newBefore = 0] = await ordersOf(44, 30)
  const [oldAfter = 0, newAfter = 0] = await ordersOf(10, 0)
  assert.ok(oldBefore > 100 && newBefore < oldBefore / 10, `${oldBefore} and ${newBefore}`)
  assert.ok(newAfter > 100 && oldAfter < newAfter / 10, `${oldAfter} and ${newAfter}`)

  const today = now - (now % day)
  const failures = await Promise.all(
    Array.from({ length: 9 }, async (_, index) => {
      const daysAgo = index + 1
      const afternoon = today - daysAgo * day + 13 * hour
      const groups = await counts(
        (now - afternoon) / day,
        (now - afternoon - 3 * hour) / day,
        'STATUS_CODE_GROUPED',
      )
      return groups.get('5XX') ?? 0
    }),
  )
  const [most = 0, next = 0] = failures.toSorted((one, other) => other - one)
  assert.ok(most > 10 && most > 3 * next, `the incident shows: ${failures.join(', ')}`)

  interface Listed {
    reason: string | null
    credential: { display_name: string; revoked_at: string | null } | null
  }
  const { body } = await call<{ data: Listed[] }>(
    developer,
    `GET /applications/${forecasts}/requests?filter[status_class]=4&page[size]=100`,
  )
  const revoked = body.data.filter(({ reason }) => reason === 'key_revoked')
  assert.ok(revoked.length > 0)
  for (const { credential } of revoked) {
    assert.equal(credential?.display_name, 'Old screen')
    assert.ok(credential.revoked_at)
  }
})
