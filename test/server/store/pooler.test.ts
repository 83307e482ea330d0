import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createKey, revokeKey } from '../../../server/src/commands/keys'
import { readConfig } from '../../../server/src/config/config'
import { openDatabase } from '../../../server/src/open-database'
import { startServer } from '../../../server/src/start'
import { DatabaseUnavailable } from '../../../server/src/store/unavailable'
import { contractFetch } from '../../support/server/contract'
import { migratedPostgres, type PostgresDatabase } from '../../support/server/database'
import { hasPgbouncer, startPgbouncer } from '../../support/server/pgbouncer'
import { until } from '../../support/server/until'

const { TEST_DATABASE_URL: server } = process.env
const skip =
  (!server && 'needs PostgreSQL') || (!hasPgbouncer && 'needs PgBouncer: apt-get install pgbouncer')

describe('a server whose DATABASE_URL leads to PgBouncer', { skip }, () => {
  let stored: PostgresDatabase
  before(async () => {
    stored = await migratedPostgres(String(server))
  })
  after(() => stored.drop())

  it('does not start in transaction mode, and says what to do', async (t) => {
    const databaseUrl = await startPgbouncer(t, stored.databaseUrl, 'transaction')
    await assert.rejects(startServer(readConfig({ PORT: '0', DATABASE_URL: databaseUrl })), (error) => {
      assert.ok(error instanceof DatabaseUnavailable)
      assert.match(error.message, /PgBouncer, in transaction mode.*pool_mode = session.*DATABASE_URL/)
      return true
    })
  })

  it('starts in session mode, and is notified of changes', async (t) => {
    const databaseUrl = await startPgbouncer(t, stored.databaseUrl, 'session')
    const node = await startServer(readConfig({ PORT: '0', DATABASE_URL: databaseUrl }), {
      log: { write: () => undefined },
    })
    t.after(() => node.close())
    const elsewhere = await openDatabase({ databaseUrl: stored.databaseUrl, dataDir: ':memory:' })
    t.after(() => elsewhere.close())
    const { lines } = await createKey.run(elsewhere, { name: 'edge', role: 'gateway' })
    const ask = () =>
      contractFetch(`${node.url}/oauth/introspect`, {
        method: 'POST',
        headers: { authorization: `Bearer ${lines[0]}` },
        body: new URLSearchParams({ token: 'x' }),
      })
    assert.equal((await ask()).status, 200)
    await revokeKey.run(elsewhere, { name: 'edge' })
    // Sooner than what is cached ends by itself.
    await until(async () => (await ask()).status === 401, 'the revoked key is refused', 3_000)
  })
})
