import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { readConfig } from '../../../server/src/config/config'
import { openDatabase } from '../../../server/src/open-database'
import { startServer, type RunningServer } from '../../../server/src/start'
import { lockSignInFailures } from '../../support/server/changed-elsewhere'
import { migratedPostgres, type PostgresDatabase } from '../../support/server/database'
import { type DatabaseNetwork, startDatabaseNetwork } from '../../support/server/database-network'
import { until } from '../../support/server/until'
import { portalVisitor } from '../../support/server/visitor'

const { TEST_DATABASE_URL: server } = process.env

describe('while the database does not do its part', { skip: !server && 'needs PostgreSQL' }, () => {
  let stored: PostgresDatabase
  let network: DatabaseNetwork
  let portal: RunningServer
  const log: Record<string, unknown>[] = []
  before(async () => {
    stored = await migratedPostgres(String(server))
    network = await startDatabaseNetwork(stored.databaseUrl)
    const environment = {
      PORT: '0',
      DATABASE_URL: network.databaseUrl,
      STATEMENT_TIMEOUT_SECONDS: '2',
      LOCK_TIMEOUT_SECONDS: '1',
    }
    portal = await startServer(readConfig(environment), {
      log: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
    })
  })
  after(async () => {
    await portal.close()
    await stored.drop()
  })

  const visitor = () => portalVisitor(portal.url)
  const signIn = () =>
    visitor().post('/api/v2/developer/authenticate', { username: 'ada@example.com', password: 'no' })
  const lastFailure = () =>
    log.findLast(({ err }) => err !== undefined)?.err as { code?: string; message?: string }

  it('a request that waits for a locked table is told when to try again', async () => {
    const elsewhere = await openDatabase({ databaseUrl: stored.databaseUrl, dataDir: ':memory:' })
    const release = await lockSignInFailures({ database: elsewhere })

    const refused = await signIn()
    await release()
    assert.equal(refused.status, 503)
    assert.equal(refused.headers.get('retry-after'), '5')
    assert.equal(lastFailure().code, '55P03')
    assert.equal((await signIn()).status, 401)
    await elsewhere.close()
  })

  it('statements for requests end when they take too long, and those of jobs and imports do not', async () => {
    const { db, jobs } = portal.database
    await Promise.all([
      assert.rejects(sql`select pg_sleep(2.1)`.execute(db), { code: '57014' }),
      sql`select pg_sleep(2.1)`.execute(jobs),
    ])
  })

  it('connections whose packets are dropped are given up and replaced', { timeout: 20_000 }, async () => {
    const ask = () => fetch(`${portal.url}/readyz`)
    const ten = Array.from({ length: 10 })
    await Promise.all(ten.map(() => sql`select pg_sleep(0.1)`.execute(portal.database.db)))

    network.dropPackets()
    for (const { status, headers } of await Promise.all(ten.map(ask)))
      assert.deepEqual([status, headers.get('retry-after')], [503, '5'])
    assert.ok(log.some(({ err }) => (err as { code?: string } | undefined)?.code === 'ETIMEDOUT'))

    network.forwardAgain()
    for (const { status } of await Promise.all(ten.map(ask))) assert.equal(status, 200)
    assert.equal((await signIn()).status, 401)
  })

  it('a read-only database makes the server not ready, and its connections are not kept', async (t) => {
    const administrator = new pg.Client({ connectionString: stored.databaseUrl })
    await administrator.connect()
    t.after(() => administrator.end())
    const name = new URL(stored.databaseUrl).pathname.slice(1)
    const newSessions = (value: 'on' | 'off') =>
      administrator.query(`alter database ${name} set default_transaction_read_only = ${value}`)
    // A primary that has become read-only under connections that were made before.
    await portal.database.db.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = on`.execute(connection)
      await assert.rejects(sql`delete from secrets where false`.execute(connection), { code: '25006' })
    })
    assert.equal((await visitor().get('/readyz')).status, 200)

    await newSessions('on')
    await administrator.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'portal-server'`)
    const readiness = () => fetch(`${portal.url}/readyz`)
    await until(
      async () => /accepts no changes/.test(await (await readiness()).text()),
      'the server says why',
    )
    const refused = await readiness()
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '5'])
    assert.match(String(lastFailure().message), /is a standby.*DATABASE_URL must lead to the primary/)
    assert.equal((await signIn()).status, 503)

    await newSessions('off')
    assert.equal((await readiness()).status, 200)
  })

  // The last one: nothing forwards to the database after it.
  it('a refused connection is one line for a request, without a stack', async () => {
    await network.close()
    log.length = 0
    const ask = (path: string) => fetch(portal.url + path, { headers: { accept: 'text/html' } })
    for (const { status } of [await signIn(), await signIn(), await ask('/readyz')]) assert.equal(status, 503)
    // The page is for whom may be signed in: which servers they may see is not known, so it is sent without them.
    const page = await fetch(`${portal.url}/`, {
      headers: { accept: 'text/html', cookie: 'portalaccesstoken=a.b.c' },
    })
    assert.equal(page.status, 200)
    const failed = log.filter(({ err, request_id }) => err !== undefined && request_id !== undefined)
    assert.equal(failed.filter(({ msg }) => msg === 'The request failed').length, 3)
    for (const { err, request_id } of failed) {
      assert.match(String(request_id), /^trace:/)
      const { message, stack } = err as Record<string, string>
      assert.match(String(message), /ECONNREFUSED 127\.0\.0\.1|^Connection terminated/)
      assert.ok(!stack)
    }
  })
})
