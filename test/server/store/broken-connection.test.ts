import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { test } from 'node:test'
import { testDatabase } from '../../support/server/database-pool'

test('a connection that breaks within a transaction fails the transaction and not the process', async (t) => {
  const { db, databaseUrl, close } = await testDatabase()
  t.after(close)
  if (!databaseUrl) return t.skip('the embedded engine has no connection that could break')

  await assert.rejects(
    db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await new Promise((turn) => setImmediate(turn))
      await sql`select 1`.execute(transaction)
    }),
    /terminat|not queryable|ECONNRESET/,
  )

  assert.equal((await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one, 1)
})
