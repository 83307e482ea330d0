import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../../../server/src/open-database'
import type { Database } from '../../../server/src/store/database'
import { migrate } from '../../../server/src/store/migrate'
import { migrations } from '../../../server/src/store/migrations'
import { createIndex } from '../../../server/src/store/migrations/concurrent-index'
import { newestMigration } from '../../../server/src/store/schema-state'
import { testDatabase } from '../../support/server/database-pool'
import { until } from '../../support/server/until'

const name = '9000-mails-by-age'
const index = 'mails_by_age'

/** The next version of the server, within a test. */
function nextVersion(): { end(): void } {
  migrations[name] = {
    isOutsideTransaction: true,
    up: (db) => createIndex(db, index, sql`on mails (created_at, id)`),
    down: async (db) => void (await sql`drop index mails_by_age`.execute(db)),
  }
  return { end: () => void Reflect.deleteProperty(migrations, name) }
}

/** Holds indexes back, as the transaction of any request that writes does: each waits for those that began before it. */
async function openTransaction(
  t: TestContext,
  databaseUrl: string | undefined,
): Promise<{ end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  t.after(() => client.end())
  await client.query('begin; update mails set attempts = 0')
  return { end: async () => void (await client.query('commit')) }
}

/** Backends that wait for a transaction in order to finish an index. */
async function waitingFor({ db }: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ~ '^(create|drop) index concurrently'`.execute(
    db,
  )
  return rows.map(({ pid }) => pid)
}

async function indexState({ db }: Database): Promise<unknown> {
  const { rows } =
    await sql`select indisvalid from pg_index where indexrelid = to_regclass(${index})`.execute(db)
  return rows
}

test('an index is made while requests write, by one of two nodes that start, and again after an interrupted start', async (t) => {
  const database = await testDatabase()
  const { databaseUrl } = database
  const before = newestMigration
  const version = nextVersion()
  t.after(version.end)

  const request = await openTransaction(t, databaseUrl)
  t.after(() => database.close())
  const killed = migrate(database.db)
  killed.catch(() => undefined)
  await until(async () => (await waitingFor(database)).length === 1, 'the index waits for the request')
  for (const pid of await waitingFor(database))
    await sql`select pg_terminate_backend(${pid})`.execute(database.db)
  await assert.rejects(killed)
  assert.deepEqual(await indexState(database), [{ indisvalid: false }])

  const starting = [1, 2].map(() => openDatabase({ databaseUrl, dataDir: ':memory:' }))
  await until(async () => (await waitingFor(database)).length === 1, 'one node waits with the index')
  // It keeps nobody from writing meanwhile.
  await sql`insert into mails (template, state) values ('x', 'dropped')`.execute(database.db)
  await request.end()
  const nodes = await Promise.all(starting)
  assert.deepEqual(
    nodes.flatMap(({ ranMigrations = [] }) => ranMigrations.map((ran) => ran.name)),
    [name],
  )
  assert.deepEqual(await indexState(database), [{ indisvalid: true }])

  await database.db.deleteFrom('mails').execute()
  await migrate(database.db, before)
  assert.deepEqual(await indexState(database), [])
  for (const node of nodes) await node.close()
})
