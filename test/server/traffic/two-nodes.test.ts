import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { sql } from 'kysely'
import { createKey } from '../../../server/src/commands/keys'
import { openDatabase } from '../../../server/src/open-database'
import type { Database } from '../../../server/src/store/database'
import { clickhouseTraffic } from '../../../server/src/traffic/clickhouse/clickhouse-store'
import type { Clickhouse } from '../../../server/src/traffic/clickhouse/connection'
import { lockPeriod, openPeriodsOf } from '../../../server/src/traffic/postgres/open-periods'
import { postgresTraffic } from '../../../server/src/traffic/postgres/postgres-store'
import type { TrafficQuery, TrafficRequest } from '../../../server/src/traffic/traffic-query'
import type { TrafficBatch, TrafficStore } from '../../../server/src/traffic/traffic-store'
import { emptyPostgres, type PostgresDatabase } from '../../support/server/database'
import { testClickhouse } from '../../support/server/test-traffic'
import { until } from '../../support/server/until'

const { TEST_DATABASE_URL: server, TEST_CLICKHOUSE: folder } = process.env
const day = Date.parse('2026-03-28T00:00:00Z')
const [hourMs, dayMs] = [3_600_000, 86_400_000]
const application = randomUUID()

let stored: PostgresDatabase
let databases: Database[]
let clickhouse: Clickhouse | undefined
let nodes: TrafficStore[]
let gatewayId: string

const requestAt = (time: number): TrafficRequest => ({
  startedAt: new Date(time),
  applicationId: application,
  productVersionId: application,
  credentialId: application,
  status: 200,
  method: 'GET',
  path: '/levels',
  latencyMs: 10,
  requestBytes: 0,
  responseBytes: 0,
  requestId: 'r-1',
  reason: null,
  fields: null,
})

function batchOf(requests: TrafficRequest[]): TrafficBatch {
  return { gatewayId, id: randomUUID(), requests, outcome: { accepted: requests.length, rejected: [] } }
}

const onBoth = <T>(act: (node: TrafficStore) => Promise<T>): Promise<T[]> => Promise.all(nodes.map(act))

async function countOn(node: TrafficStore): Promise<number | undefined> {
  const query: TrafficQuery = {
    measure: 'requests',
    start: day,
    end: day + 2 * dayMs,
    dimensions: [],
    filters: [],
    applications: [application],
  }
  return (await node.query(query))[0]?.value
}

async function partitionsOf({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'traffic_requests'::regclass order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

const listed = { applications: [application], since: new Date(day + 2 * dayMs), limit: 10, filters: {} }

/** Each with connections of its own, as two servers have them. */
describe('two nodes on one database', { skip: !server && 'needs PostgreSQL' }, () => {
  before(async () => {
    stored = await emptyPostgres(String(server))
    const options = { databaseUrl: stored.databaseUrl, dataDir: ':memory:' }
    databases = [await openDatabase(options), await openDatabase(options)]
    if (folder) clickhouse = await testClickhouse(folder)
    nodes = databases.map(({ db }) => (clickhouse ? clickhouseTraffic(db, clickhouse) : postgresTraffic(db)))
    const [first = assert.fail()] = databases
    await createKey.run(first, { name: 'edge', role: 'gateway' })
    ;({ id: gatewayId } = await first.db.selectFrom('access_keys').select('id').executeTakeFirstOrThrow())
  })
  after(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await stored.drop()
  })

  it('store a batch once that a gateway sends to both at once', async () => {
    const batch = batchOf(Array.from({ length: 48 }, (_one, hour) => requestAt(day + hour * hourMs)))
    assert.deepEqual(await onBoth((node) => node.append(batch)), [batch.outcome, batch.outcome])
    assert.deepEqual(await onBoth(countOn), [48, 48])
  })

  it('count each hour and each day once', { skip: folder && 'ClickHouse counts nothing ahead' }, async () => {
    const [{ db } = assert.fail()] = databases
    await sql`create table counted (starts_at timestamptz, process integer)`.execute(db)
    await sql`
      create function note_counted() returns trigger language plpgsql as $$
      begin
        insert into counted values (new.starts_at, pg_backend_pid());
        return new;
      end $$`.execute(db)
    await sql`create trigger counted before insert on traffic_hours for each row execute function note_counted()`.execute(
      db,
    )
    await onBoth((node) => node.rollUp(new Date(day + 3 * dayMs)))
    const { rows } = await sql<{ hours: number; times: number }>`
      select count(distinct starts_at)::integer as hours, count(*)::integer as times from counted`.execute(db)
    assert.deepEqual(rows, [{ hours: 48, times: 48 }])
    assert.deepEqual(await onBoth(countOn), [48, 48])
  })

  it(
    'count an hour after its half hours, of which another node is counting one',
    { skip: folder && 'ClickHouse counts nothing ahead' },
    async () => {
      const [{ db } = assert.fail()] = databases
      const openPeriods = () => db.selectFrom('traffic_open_periods').select('period').execute()
      await nodes[0]?.append(batchOf([requestAt(day)]))
      await db.transaction().execute(async (counting) => {
        assert.ok(await lockPeriod(counting, 'half_hour', new Date(day)))
        await nodes[1]?.rollUp(new Date(day + 3 * dayMs))
        assert.equal((await openPeriods()).length, 3)
        assert.deepEqual(await onBoth(countOn), [49, 49])
      })
      await nodes[1]?.rollUp(new Date(day + 3 * dayMs))
      assert.deepEqual(await openPeriods(), [])
      assert.deepEqual(await onBoth(countOn), [49, 49])
    },
  )

  it(
    'keep the details of a batch that is being stored while another node removes the others of its day',
    { skip: folder && 'ClickHouse removes them itself' },
    async () => {
      const [{ db } = assert.fail(), other = assert.fail()] = databases
      const listed = async () => {
        const query = { applications: [application], since: new Date(day), limit: 100, filters: {} }
        return (await nodes[0]?.listRequests(query))?.length
      }
      const isWaiting = async () => {
        const { rows } = await sql`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        )
        return rows.length > 0
      }
      let removing: Promise<void> | undefined
      await db.transaction().execute(async (batch) => {
        await openPeriodsOf(batch, [requestAt(day)])
        removing = postgresTraffic(other.db).removeDetails(new Date(day + dayMs))
        await until(isWaiting, 'the second node waits for the batch')
        await sql`insert into traffic_details select * from traffic_details limit 1`.execute(batch)
        assert.equal(await listed(), 49)
      })
      await removing
      assert.equal(await listed(), 24)
      await nodes[0]?.append(batchOf([requestAt(day)]))
      assert.equal(await listed(), 24)
    },
  )

  it('wait for a ClickHouse that hangs without a transaction, and one of them only', async () => {
    const [first = assert.fail(), second = assert.fail()] = databases
    let orders = 0
    const hanging = createServer((request) => {
      request.resume().once('end', () => (orders += 1))
    })
    await new Promise<void>((listening) => hanging.listen(0, '127.0.0.1', listening))
    const { port } = hanging.address() as AddressInfo
    const client = createClient({
      url: `http://127.0.0.1:${port}`,
      max_open_connections: 1,
      log: { level: ClickHouseLogLevel.OFF },
    })
    const stores = [first, second].map(({ db }) => clickhouseTraffic(db, { client, database: 'traffic' }))
    const remove = (store: TrafficStore | undefined) => store?.removeDetails(new Date(day))
    try {
      const removing = assert.rejects(remove(stores[0]) ?? assert.fail(), /ClickHouse is away/)
      await until(() => orders === 1, 'ClickHouse has the order')
      const { rows: transactions } = await sql`
        select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
        first.db,
      )
      assert.deepEqual(transactions, [])
      await remove(stores[1])
      assert.equal(orders, 1)

      hanging.closeAllConnections()
      await removing
      const again = assert.rejects(remove(stores[1]) ?? assert.fail(), /ClickHouse is away/)
      await until(() => orders === 2, 'the other node gives the order that failed')
      hanging.closeAllConnections()
      await again
    } finally {
      await client.close()
      hanging.closeAllConnections()
      await new Promise((closed) => hanging.close(closed))
    }
  })

  it('remove what is old at the same time', async () => {
    await onBoth((node) => node.removeDetails(new Date(day + dayMs)))
    const isGone = async () => {
      await onBoth((node) => node.purge(new Date(day + dayMs)))
      return (await onBoth(countOn)).every((count) => count === 24)
    }
    // ClickHouse carries out one order after the other, by itself.
    await until(isGone, 'the first day is gone')
    if (clickhouse) {
      const response = await clickhouse.client.query({
        query: `select count() as orders from system.mutations
          where database = '${clickhouse.database}' and command like '%UPDATE%'`,
        format: 'JSONEachRow',
      })
      assert.deepEqual(
        (await response.json<{ orders: number }>()).map(({ orders }) => Number(orders)),
        [1],
      )
    }
  })

  it(
    'report and read requests while one waits to remove a day that a chart still reads',
    { skip: folder && 'ClickHouse removes them itself' },
    async () => {
      const [first = assert.fail(), second = assert.fail()] = databases
      const purge = () => postgresTraffic(second.db).purge(new Date(day + 2 * dayMs))
      const waiting = async () => {
        const { rows } = await sql<{ pid: number }>`
          select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          first.db,
        )
        return rows[0]?.pid
      }
      await first.db.transaction().execute(async (chart) => {
        await sql`select count(*) from traffic_requests`.execute(chart)
        const interrupted = assert.rejects(purge(), /due to user request/)
        await until(async () => (await waiting()) !== undefined, 'the removal waits for the chart')
        const batch = batchOf([requestAt(day + 2 * dayMs)])
        assert.deepEqual(await nodes[0]?.append(batch), batch.outcome)
        assert.equal((await nodes[0]?.listRequests(listed))?.length, 1)
        await sql`select pg_cancel_backend(${await waiting()})`.execute(first.db)
        await interrupted
      })
      await purge()
      assert.deepEqual(await partitionsOf(first), ['traffic_requests_20260330'])
    },
  )

  it('make the partitions of the next days ahead of them', { skip: folder }, async () => {
    const [first = assert.fail()] = databases
    await onBoth((node) => node.prepare(new Date(day + 3 * dayMs)))
    const made = ['30', '31'].map((date) => `traffic_requests_202603${date}`)
    const next = ['01', '02', '03'].map((date) => `traffic_requests_202604${date}`)
    assert.deepEqual(await partitionsOf(first), [...made, ...next])
  })
})
