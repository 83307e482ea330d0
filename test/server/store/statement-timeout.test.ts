import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { readConfig } from '../../../server/src/config/config'
import { openDatabase } from '../../../server/src/open-database'
import { startServer, type RunningServer } from '../../../server/src/start'
import { lockSignInFailures } from '../../support/server/changed-elsewhere'
import { migratedPostgres, type PostgresDatabase } from '../../support/server/database'
import { portalVisitor } from '../../support/server/visitor'

const { TEST_DATABASE_URL: server } = process.env

describe('statements for requests', { skip: !server && 'needs PostgreSQL' }, () => {
  let stored: PostgresDatabase
  let portal: RunningServer
  before(async () => {
    stored = await migratedPostgres(String(server))
    const environment = { PORT: '0', DATABASE_URL: stored.databaseUrl, STATEMENT_TIMEOUT_SECONDS: '1' }
    portal = await startServer(readConfig(environment), { log: { write: () => undefined } })
  })
  after(async () => {
    await portal.close()
    await stored.drop()
  })

  it('end when they take too long, and the request is told when to try again', async () => {
    const elsewhere = await openDatabase({ databaseUrl: stored.databaseUrl, dataDir: ':memory:' })
    const release = await lockSignInFailures({ database: elsewhere })
    const wrong = { username: 'ada@example.com', password: 'no' }
    const signIn = () => portalVisitor(portal.url).post('/api/v2/developer/authenticate', wrong)

    const refused = await signIn()
    await release()
    assert.equal(refused.status, 503)
    assert.equal(refused.headers.get('retry-after'), '5')
    assert.equal((await signIn()).status, 401)
    await elsewhere.close()
  })

  it('of jobs and imports take as long as they need', async () => {
    const { db, jobs } = portal.database
    await assert.rejects(sql`select pg_sleep(1.1)`.execute(db), { code: '57014' })
    await sql`select pg_sleep(1.1)`.execute(jobs)
  })
})
