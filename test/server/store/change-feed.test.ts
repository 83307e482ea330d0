import { sql } from 'kysely'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announceChange, ChangeHub, changeTopics, type Change } from '../../../server/src/store/change-feed'
import { openDatabase } from '../../../server/src/open-database'
import { testDatabase } from '../../support/server/database-pool'
import { statementsDuring } from '../../support/server/statement-plans'
import { until } from '../../support/server/until'

test('a change is announced with its commit, and not when the transaction fails', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const received: Change[] = []
  database.changes.subscribe((change) => received.push(change))

  await assert.rejects(
    database.db.transaction().execute(async (transaction) => {
      await announceChange(transaction, 'access', 'undone')
      throw new Error('changed my mind')
    }),
  )
  await database.db.transaction().execute((transaction) => announceChange(transaction, 'access', 'done'))

  await until(() => received.length > 0, 'a change was received')
  assert.deepEqual(received, [{ topic: 'access', subject: 'done' }])
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
  await until(() => received.length > 0, 'the other process received it')
  assert.deepEqual(received, [{ topic: 'sessions', subject: 'abc' }])

  received.length = 0
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'portal-server changes'
  `.execute(database.db)
  await until(() => !other.changes.isListening, 'the loss was noticed')
  assert.deepEqual(
    received,
    changeTopics.map((topic) => ({ topic, subject: '' })),
    'whatever was cached is no longer trusted',
  )
  await until(() => other.changes.isListening, 'it listens again')
})

test('servers of the version before and of this one understand each other', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const statements = await statementsDuring(async () => {
    await announceChange(database.db, 'settings')
    await announceChange(database.db, 'content', 'tides')
    await announceChange(database.db, 'accounts', 'robin')
    await announceChange(database.db, 'sessions', 'abc')
  })
  const announced = statements.filter(({ text }) => text.includes('pg_notify'))
  const payloads = announced.map(({ values }) => String(values[1]))
  // The version before reads two words, and empties everything under a topic without a second.
  assert.deepEqual(
    payloads.map((payload) => payload.split(' ', 2)),
    [
      ['content', ''],
      ['content', 'tides'],
      ['sessions', ''],
      ['sessions', 'abc'],
    ],
  )

  const hub = new ChangeHub()
  const received: string[] = []
  hub.subscribe(({ topic, subject }) => received.push(`${topic} ${subject}`))
  const receivedOf = (payload: string) => {
    hub.receive(payload)
    return received.splice(0)
  }
  assert.deepEqual(payloads.flatMap(receivedOf), [
    'settings ',
    'content tides',
    'accounts robin',
    'sessions abc',
  ])
  assert.deepEqual(receivedOf('content '), ['content ', 'settings '])
  assert.deepEqual(receivedOf('sessions '), ['sessions ', 'accounts '])
  assert.deepEqual(receivedOf('sessions abc'), ['sessions abc'])
  assert.deepEqual(receivedOf('of another program'), [])
})
