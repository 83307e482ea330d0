import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { createKey } from '../../../server/src/commands/keys'
import type { Database } from '../../../server/src/store/database'
import { postgresTraffic } from '../../../server/src/traffic/postgres/postgres-store'
import type { TrafficGroup, TrafficQuery, TrafficRequest } from '../../../server/src/traffic/traffic-query'
import { testDatabase } from '../../support/server/database-pool'
import { statementsDuring } from '../../support/server/statement-plans'

const halfHourMs = 1_800_000
const dayMs = 48 * halfHourMs
const day = Date.parse('2026-03-28T00:00:00Z')
const range = { start: day + 36 * halfHourMs, end: day + 60 * halfHourMs }
const halfHours = (range.end - range.start) / halfHourMs
/** Every period has ended. */
const later = new Date(day + 3 * dayMs)
const applications = Array.from({ length: 70 }, () => randomUUID())
const versions = [randomUUID(), randomUUID()]

/** Numbers that look random and are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

function requestsOf(count: number, random: () => number, from: number, to: number): TrafficRequest[] {
  return Array.from({ length: count }, () => ({
    startedAt: new Date(Math.floor(from + random() * (to - from))),
    // A few have most.
    applicationId: applications[Math.floor(random() ** 3 * applications.length)] ?? '',
    productVersionId: versions[random() < 0.6 ? 0 : 1] ?? '',
    credentialId: null,
    status: [200, 200, 200, 201, 404, 429, 500][Math.floor(random() * 7)] ?? 200,
    method: 'GET',
    path: '/levels',
    latencyMs: random() < 0.1 ? 0 : Math.fround(Math.exp(random() * 8 - 1)),
    // Of one size, so that a bin counts more than a byte holds.
    requestBytes: 40,
    responseBytes: Math.floor(Math.exp(random() * 12)),
    requestId: null,
    reason: null,
    fields: null,
  }))
}

async function trafficOf(t: TestContext) {
  const database = await testDatabase()
  t.after(() => database.close())
  const traffic = postgresTraffic(database.db)
  await createKey.run(database, { name: 'edge', role: 'gateway' })
  const gateway = await database.db.selectFrom('access_keys').select('id').executeTakeFirstOrThrow()
  const append = (requests: TrafficRequest[]) =>
    traffic.append({
      gatewayId: gateway.id,
      id: randomUUID(),
      requests,
      outcome: { accepted: requests.length, rejected: [] },
    })

  /** Charts by day, by version and by status, in the order of their groups. */
  async function responses(): Promise<TrafficGroup[][]> {
    const whole: TrafficQuery = {
      measure: 'requests',
      start: day,
      end: day + 2 * dayMs,
      granularity: dayMs,
      dimensions: ['application_id', 'product_version_id'],
      filters: [],
      applications,
    }
    const latency = { of: 'latency', quantile: 0.99 } as const
    const asked: TrafficQuery[] = [
      whole,
      { ...whole, dimensions: ['status'] },
      { ...whole, dimensions: ['application_id', 'status'] },
      { ...whole, measure: latency },
      { ...whole, measure: latency, dimensions: [] },
      { ...whole, measure: { of: 'request_size', quantile: 0.5 }, dimensions: [] },
      { ...whole, measure: { of: 'response_size', quantile: 0.95 }, granularity: 3_600_000 },
    ]
    const found: TrafficGroup[][] = []
    for (const query of asked)
      found.push(
        (await traffic.query(query)).sort((a, b) =>
          `${a.bucket} ${a.keys.join()}`.localeCompare(`${b.bucket} ${b.keys.join()}`),
        ),
      )
    return found
  }

  return { database, traffic, append, responses }
}

/** Charts then read the requests themselves. */
async function openEveryPeriod({ db }: Database): Promise<void> {
  for (const period of ['half_hour', 'hour', 'day'])
    await sql`
      insert into traffic_open_periods (period, starts_at)
      select distinct ${sql.lit(period)}, starts_at from ${sql.table(`traffic_${period}s`)}
      on conflict do nothing`.execute(db)
}

/** The transaction that wrote each period. */
async function writersOf({ db }: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ period: string; writer: string }>`
    select distinct 'half hour ' || to_char(starts_at at time zone 'UTC', 'DD HH24:MI') as period, xmin::text as writer from traffic_half_hours
    union all select distinct 'hour ' || to_char(starts_at at time zone 'UTC', 'DD HH24:MI'), xmin::text from traffic_hours
    union all select distinct 'day ' || to_char(starts_at at time zone 'UTC', 'DD'), xmin::text from traffic_days`.execute(
    db,
  )
  return new Map(rows.map(({ period, writer }) => [period, writer]))
}

test('counts of batches that came in any order are those of a count of all requests', async (t) => {
  const { database, traffic, append, responses } = await trafficOf(t)
  const random = randomNumbers(7)
  await append(requestsOf(1_500, random, range.start, range.end))
  for (let round = 0; round < 5; round += 1) {
    // Some batches are counted before the next, some together; many are of one half hour, others of a day.
    for (let batch = 0; batch <= random() * 3; batch += 1) {
      const from = range.start + Math.floor(random() * halfHours) * halfHourMs
      const length = random() < 0.7 ? halfHourMs : dayMs
      await append(requestsOf(Math.ceil(random() * 300), random, from, Math.min(from + length, range.end)))
    }
    await traffic.rollUp(new Date(range.start + random() * dayMs))
  }
  await traffic.rollUp(later)
  const merged = await responses()
  assert.equal((await database.db.selectFrom('traffic_open_periods').selectAll().execute()).length, 0)
  await openEveryPeriod(database)
  assert.deepEqual(merged, await responses())
  assert.ok((merged[0] ?? []).length > 200)
})

test('a late batch counts one half hour, and corrects its hour and its day from their parts', async (t) => {
  const { database, traffic, append, responses } = await trafficOf(t)
  const random = randomNumbers(11)
  await append(requestsOf(4_000, random, range.start, range.end))
  await traffic.rollUp(later)
  const before = await writersOf(database)
  assert.equal(before.size, halfHours * 1.5 + 2)

  const half = day + dayMs + 5 * halfHourMs
  await append(requestsOf(50, random, half, half + halfHourMs))
  const statements = await statementsDuring(() => traffic.rollUp(later))
  const after = await writersOf(database)
  assert.deepEqual(
    [...after].flatMap(([period, writer]) => (before.get(period) === writer ? [] : [period])).sort(),
    ['day 29', 'half hour 29 02:30', 'hour 29 02:00'],
  )
  const readsLog = statements.filter(({ text }) => /from traffic_requests/.test(text))
  assert.equal(readsLog.length, 1)

  const merged = await responses()
  await openEveryPeriod(database)
  assert.deepEqual(merged, await responses())
})

test('a period with one part has the bytes that PostgreSQL wrote for the part', async (t) => {
  const { database, traffic, append } = await trafficOf(t)
  await append(requestsOf(3_000, randomNumbers(13), day, day + halfHourMs))
  await traffic.rollUp(later)
  const read = async (table: 'traffic_half_hours' | 'traffic_hours' | 'traffic_days') =>
    database.db
      .selectFrom(table)
      .selectAll()
      .orderBy('application_id')
      .orderBy('product_version_id')
      .execute()
  const counted = await read('traffic_half_hours')
  assert.ok(counted.length > 100)
  assert.deepEqual(await read('traffic_hours'), counted)
  assert.deepEqual(await read('traffic_days'), counted)
})
