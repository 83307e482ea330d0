import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql, type Kysely } from 'kysely'
import { createKey } from '../../../server/src/commands/keys'
import * as rollups from '../../../server/src/store/migrations/0130-traffic-rollups'
import { postgresTraffic } from '../../../server/src/traffic/postgres/postgres-store'
import type { TrafficQuery } from '../../../server/src/traffic/traffic-query'
import { testDatabase } from '../../support/server/database-pool'

test('what was counted before the change of the rollups is counted again from the requests', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const traffic = postgresTraffic(database.db)
  await createKey.run(database, { name: 'edge', role: 'gateway' })
  const { id } = await database.db.selectFrom('access_keys').select('id').executeTakeFirstOrThrow()
  const day = Date.parse('2026-03-28T00:00:00Z')
  const request = {
    startedAt: new Date(day + 1_000),
    applicationId: id,
    productVersionId: randomUUID(),
    credentialId: null,
    status: 404,
    method: 'GET',
    path: '/levels',
    latencyMs: 40,
    requestBytes: 0,
    responseBytes: 0,
    requestId: null,
    reason: null,
    fields: null,
  }
  await traffic.append({
    gatewayId: id,
    id: 'one',
    requests: [request],
    outcome: { accepted: 1, rejected: [] },
  })
  const later = new Date(day + 3 * 86_400_000)
  await traffic.rollUp(later)

  const db = database.db as unknown as Kysely<unknown>
  await rollups.down(db)
  for (const period of ['hour', 'day'])
    await sql`
      insert into ${sql.table(`traffic_${period}s`)}
      values (${new Date(day)}, ${id}, ${request.productVersionId}, 404, 1, null, null, null)`.execute(db)
  await sql`delete from traffic_open_periods`.execute(db)
  await rollups.up(db)

  const query: TrafficQuery = {
    measure: 'requests',
    start: day,
    end: day + 2 * 86_400_000,
    dimensions: ['status'],
    filters: [],
    applications: [id],
  }
  const expected = [{ bucket: 0, keys: ['404'], value: 1, requests: 1 }]
  assert.deepEqual(await traffic.query(query), expected)
  await traffic.rollUp(later)
  assert.deepEqual(await database.db.selectFrom('traffic_open_periods').selectAll().execute(), [])
  assert.equal((await database.db.selectFrom('traffic_days').selectAll().execute()).length, 1)
  assert.deepEqual(await traffic.query(query), expected)
})
