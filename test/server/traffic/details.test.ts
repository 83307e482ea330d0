import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { sql, type KyselyPlugin } from 'kysely'
import { createKey } from '../../../server/src/commands/keys'
import type { Database } from '../../../server/src/store/database'
import { createPartition, listPartitions } from '../../../server/src/store/traffic-partitions'
import { readWhole, writeWhole } from '../../../server/src/store/whole-database'
import { openPeriodsOf } from '../../../server/src/traffic/postgres/open-periods'
import { postgresTraffic } from '../../../server/src/traffic/postgres/postgres-store'
import type { RequestFilters } from '../../../server/src/traffic/requests-query'
import type { TrafficRequest } from '../../../server/src/traffic/traffic-query'
import { testDatabase } from '../../support/server/database-pool'
import { statementsDuring } from '../../support/server/statement-plans'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const day = Date.parse('2026-03-28T00:00:00Z')
const [application, version, credential] = [randomUUID(), randomUUID(), randomUUID()]

async function trafficOf(t: TestContext) {
  const database = await testDatabase()
  t.after(() => database.close())
  const traffic = postgresTraffic(database.db)
  await createKey.run(database, { name: 'edge', role: 'gateway' })
  const gateway = await database.db.selectFrom('access_keys').select('id').executeTakeFirstOrThrow()
  return {
    database,
    traffic,
    append: (...requests: TrafficRequest[]) =>
      traffic.append({
        gatewayId: gateway.id,
        id: randomUUID(),
        requests,
        outcome: { accepted: requests.length, rejected: [] },
      }),
    list: async (filters: RequestFilters = {}) => {
      const query = { applications: [application], since: new Date(day), limit: 100, filters }
      return (await traffic.listRequests(query)).map(({ requestId }) => requestId)
    },
    count: async () => {
      const range = { start: day, end: day + 10 * dayMs }
      const query = { ...range, dimensions: [], filters: [], applications: [application] }
      return (await traffic.query({ measure: 'requests', ...query }))[0]?.value
    },
  }
}

const requestAt = (time: number, more: Partial<TrafficRequest> = {}): TrafficRequest => ({
  startedAt: new Date(time),
  applicationId: application,
  productVersionId: version,
  credentialId: credential,
  status: 401,
  method: 'GET',
  path: '/levels/{id}',
  latencyMs: 12.5,
  requestBytes: 10,
  responseBytes: 20,
  requestId: 'new',
  reason: 'key_revoked',
  fields: { user_agent: 'curl' },
  ...more,
})

/** As a server of the version before writes it, with the lock and the partition that it has. */
async function insertAsBefore({ db }: Database, time: number, requestId: string): Promise<void> {
  const startOfDay = time - (time % dayMs)
  await db
    .transaction()
    .execute((transaction) => createPartition(transaction, 'traffic_requests', startOfDay))
  await db.transaction().execute(async (transaction) => {
    await openPeriodsOf(transaction, [requestAt(time)])
    await sql`
    insert into "traffic_requests" ("started_at", "application_id", "product_version_id", "credential_id", "status", "method",
      "path", "latency_ms", "request_bytes", "response_bytes", "request_id", "reason", "fields")
    values (${new Date(time)}, ${application}, ${version}, ${credential}, 401, 'GET', '/levels/{id}', 12.5, 10, 20,
      ${requestId}, 'key_revoked', '{"user_agent": "curl"}')`.execute(transaction)
  })
}

async function countDetailsInLog({ db }: Database): Promise<number | undefined> {
  const { rows } = await sql<{ details: number }>`
    select count(*)::integer as details from traffic_requests
    where num_nonnulls(credential_id, request_id, reason, fields) > 0`.execute(db)
  return rows[0]?.details
}

test('details of a day are dropped after their time, and its counts stay; what is reported of it later is counted without', async (t) => {
  const { database, traffic, append, list, count } = await trafficOf(t)
  await append(requestAt(day, { requestId: 'old' }), requestAt(day + dayMs, { requestId: 'young' }))
  assert.equal(await countDetailsInLog(database), 0)
  const [listed] = await traffic.listRequests({ since: new Date(day), limit: 1, filters: {} })
  assert.deepEqual(listed, requestAt(day + dayMs, { requestId: 'young' }))

  await traffic.removeDetails(new Date(day + dayMs - 1))
  assert.deepEqual(await list(), ['young', 'old'])
  await traffic.removeDetails(new Date(day + dayMs))
  await append(requestAt(day + hourMs, { requestId: 'late' }), requestAt(day + dayMs + 1))
  const expected = { partitions: ['traffic_details_20260329'], list: ['new', 'young'], count: 4 }
  const found = async () => ({
    partitions: (await listPartitions(database.db, 'traffic_details')).map(({ name }) => name),
    list: await list(),
    count: await count(),
  })
  assert.deepEqual(await found(), expected)
  await traffic.rollUp(new Date(day + 3 * dayMs))
  await traffic.removeDetails(new Date(day + dayMs))
  assert.deepEqual(await found(), expected)
})

test(
  'a day that is reported for the first time while older details are removed can be written to',
  // The embedded engine has one connection, so nothing happens meanwhile.
  { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL' },
  async (t) => {
    const { database, append, count } = await trafficOf(t)
    await append(requestAt(day))
    for (let statement = 1; statement <= 4; statement += 1) {
      const reported = day + statement * dayMs
      let results = 0
      const reportMeanwhile: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          results += 1
          if (results === statement) await append(requestAt(reported))
          return result
        },
      }
      const removing = postgresTraffic(database.db.withPlugin(reportMeanwhile))
      await removing.removeDetails(new Date(day + 9 * dayMs))
      await append(requestAt(reported + 1))
    }
    assert.equal(await count(), 9)
  },
)

test('another process that began before the removal writes no details after it', async (t) => {
  const { database, traffic, append, list, count } = await trafficOf(t)
  await append(requestAt(day))
  await postgresTraffic(database.db).removeDetails(new Date(day + dayMs))
  await append(requestAt(day))
  assert.deepEqual([await list(), await count()], [[], 2])
  // A day whose details may be read again is not opened again.
  await traffic.prepare(new Date(day))
  assert.deepEqual(await list(), [])
})

test('what a server of the version before writes is listed, counted and removed', async (t) => {
  const { database, traffic, append, list, count } = await trafficOf(t)
  await insertAsBefore(database, day, 'before the upgrade')
  await insertAsBefore(database, day + dayMs, 'before it, on the day of the upgrade')
  await traffic.prepare(new Date(day + dayMs))
  await insertAsBefore(database, day + dayMs + 1, 'during the upgrade')
  await append(requestAt(day + dayMs + 2))
  await traffic.prepare(new Date(day + dayMs))
  await postgresTraffic(database.db).prepare(new Date(day + dayMs))
  const young = ['new', 'during the upgrade', 'before it, on the day of the upgrade']
  assert.deepEqual(await list(), [...young, 'before the upgrade'])
  assert.equal(await count(), 4)
  assert.equal(await countDetailsInLog(database), 3)

  await traffic.removeDetails(new Date(day + dayMs))
  assert.deepEqual(await list(), young)
  assert.equal(await countDetailsInLog(database), 2)
  await insertAsBefore(database, day + 1, 'reported late')
  const removed = { day: new Date(day + dayMs) }
  await database.db.insertInto('traffic_days_without_details').values(removed).execute()
  await insertAsBefore(database, day + dayMs + 3, 'while its day is removed')
  assert.deepEqual(await list(), young)
  assert.equal(await count(), 6)
})

test('details that the version before left in the log are removed in steps, and none is left', async (t) => {
  const { database, traffic, list } = await trafficOf(t)
  await insertAsBefore(database, day, 'first')
  await sql`
    insert into traffic_requests select started_at + number * interval '1 ms', application_id, product_version_id, credential_id,
      status, method, path, latency_ms, request_bytes, response_bytes, request_id || number, reason, fields
    from traffic_requests, generate_series(1, 20000) number`.execute(database.db)
  await traffic.removeDetails(new Date(day + dayMs))
  assert.equal(await countDetailsInLog(database), 0)
  const { rows: steps } = await sql<{ rows: number }>`
    select count(*)::integer as rows from traffic_requests group by xmin`.execute(database.db)
  assert.ok(steps.length > 2, `${steps.length} transactions`)
  for (const { rows } of steps) assert.ok(rows < 10_000, `${rows} rows in one transaction`)
  assert.deepEqual(await list(), [])
})

test('a backup of a portal that was just upgraded restores each request once', async (t) => {
  const { database, traffic, append, list, count } = await trafficOf(t)
  const restored = await testDatabase()
  t.after(() => restored.close())
  await traffic.prepare(new Date(day))
  await insertAsBefore(database, day, 'old')
  await append(requestAt(day + 1))
  await postgresTraffic(restored.db).prepare(new Date(day))
  await database.db
    .transaction()
    .execute((from) => restored.db.transaction().execute((to) => writeWhole(to, readWhole(from))))
  const query = { since: new Date(day), limit: 10, filters: {} }
  const copies = await postgresTraffic(restored.db).listRequests(query)
  assert.deepEqual(copies, await traffic.listRequests(query))
  assert.deepEqual([await list(), await count()], [['new', 'old'], 2])
})

test('requests are found by index: of an application, with a reason, with an ID and with a credential', async (t) => {
  const { database, append, traffic } = await trafficOf(t)
  const others = Array.from({ length: 200 }, () => randomUUID())
  await append(
    ...Array.from({ length: 4_000 }, (_request, n) =>
      requestAt(day + n * 1_000, {
        applicationId: others[n % 200] ?? '',
        credentialId: randomUUID(),
        requestId: `r-${n}`,
        reason: n % 97 === 0 ? 'key_revoked' : n % 10 === 0 ? 'quota_exceeded' : null,
      }),
    ),
  )
  await sql`analyze traffic_details`.execute(database.db)
  const plans = async (filters: RequestFilters, applications?: string[]) => {
    const since = new Date(day)
    const statements = await statementsDuring(() =>
      traffic.listRequests({ applications, since, limit: 26, filters }),
    )
    const client = await database.pool.connect()
    try {
      await client.query('begin; set local enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statements[0]?.text}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  const own = [others[0] ?? '']
  const part = 'traffic_details_20260328'
  assert.match(await plans({}, own), new RegExp(`Index Scan.* ${part}_application_id_started_at_idx`))
  assert.match(await plans({}), new RegExp(`Index Scan.* ${part}_started_at_idx`))
  assert.match(
    await plans({ reason: 'key_revoked' }, own),
    new RegExp(`Index Scan.* ${part}_application_id_reason_started_at_idx`),
  )
  assert.match(
    await plans({ reason: 'key_revoked' }),
    new RegExp(`Index Scan.* ${part}_reason_started_at_idx`),
  )
  assert.match(await plans({ requestId: 'r-7' }), new RegExp(`${part}_request_id_idx`))
  assert.match(await plans({ credentialId: randomUUID() }), new RegExp(`${part}_credential_id_idx`))
  for (const filters of [{}, { reason: 'key_revoked' }, { requestId: 'r-7' }])
    assert.doesNotMatch(await plans(filters), /Seq Scan|traffic_requests/)
})
