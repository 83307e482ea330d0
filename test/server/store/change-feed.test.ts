import { sql } from 'kysely'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announceChange, type Change } from '../../../server/src/store/change-feed'
import { openDatabase } from '../../../server/src/open-database'
import { testDatabase } from '../../support/server/database-pool'
import { until } from '../../support/server/until'

test('a change is announced with its commit, and not when the transaction fails', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const received: Change[] = []
  database.changes.subscribe((change) => received.push(change))
  const before = database.changes.generation('access')

  await assert.rejects(
    database.db.transaction().execute(async (transaction) => {
      await announceChange(transaction, 'access', 'undone')
      throw new Error('changed my mind')
    }),
  )
  await database.db.transaction().execute((transaction) => announceChange(transaction, 'access', 'done'))

  await until(() => received.length > 0, 'a change was heard')
  assert.deepEqual(received, [{ topic: 'access', subject: 'done' }])
  assert.equal(database.changes.generation('access'), before + 1)
})

test('a second process hears what the first one wrote, and says when it cannot', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  if (!database.databaseUrl) return t.skip('the embedded engine belongs to one process')
  const other = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: ':memory:' })
  t.after(() => other.close())
  const received: Change[] = []
  other.changes.subscribe((change) => received.push(change))

  await announceChange(database.db, 'sessions', 'abc')
  await until(() => received.length > 0, 'the other process heard')
  assert.deepEqual(received, [{ topic: 'sessions', subject: 'abc' }])

  const before = other.changes.generation('sessions')
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'portal-server changes'
  `.execute(database.db)
  await until(() => !other.changes.isListening, 'the loss was noticed')
  assert.ok(other.changes.generation('sessions') > before, 'whatever was cached is no longer trusted')
  await until(() => other.changes.isListening, 'it listens again')
})
