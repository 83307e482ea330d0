import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { test } from 'node:test'
import { openEmbedded } from '../../../server/src/embedded/embedded'
import { openDatabase } from '../../../server/src/open-database'
import { DirectoryInUse } from '../../../server/src/store/unavailable'
import { testFolder } from '../../support/server/folder'

test('data is there again after a restart, and the directory is free in between', async (t) => {
  const dataDir = join((await testFolder(t)).path, 'data')
  const first = await openDatabase({ dataDir })
  await assert.rejects(openDatabase({ dataDir }), DirectoryInUse)
  await first.db
    .insertInto('secrets')
    .values({ name: 'a', value: Buffer.from('kept') })
    .execute()
  await first.close()

  const second = await openDatabase({ dataDir })
  t.after(() => second.close())
  const { value } = await second.db.selectFrom('secrets').select('value').executeTakeFirstOrThrow()
  assert.equal(value.toString(), 'kept')
})

test('a cluster that was never finished is made anew', async (t) => {
  const dataDir = join((await testFolder(t)).path, 'data')
  await (await openDatabase({ dataDir })).close()
  await rm(join(dataDir, 'postgresql.complete'))
  await rm(join(dataDir, 'postgresql/global'), { recursive: true })

  const database = await openDatabase({ dataDir })
  t.after(() => database.close())
  assert.equal((await database.db.selectFrom('portal').select('id').execute()).length, 1)
  assert.ok(existsSync(join(dataDir, 'postgresql.complete')))
})

test('writes are synced: the log is written through, and fsync is on', async (t) => {
  const dataDir = join((await testFolder(t)).path, 'data')
  const { db, close } = await openDatabase({ dataDir })
  t.after(close)
  const setting = async (name: string) =>
    (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)).rows[0]?.value
  assert.equal(await setting('fsync'), 'on')
  assert.equal(await setting('wal_sync_method'), 'open_datasync')
  assert.equal(await setting('max_wal_size'), '64MB')
})

test('a long query leaves this thread free', async (t) => {
  const { db, close } = await openDatabase({ dataDir: ':memory:' })
  t.after(close)
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await sql`select count(*) from generate_series(1, 3000000)`.execute(db)
  clearInterval(timer)
  assert.ok(turns > 20, `${turns} turns`)
})

test('errors carry the codes of PostgreSQL, and the next query is not disturbed', async (t) => {
  const { db, close } = await openDatabase({ dataDir: ':memory:' })
  t.after(close)
  const secret = { name: 'a', value: Buffer.from('x') }
  await db.insertInto('secrets').values(secret).execute()
  await assert.rejects(db.insertInto('secrets').values(secret).execute(), {
    code: '23505',
    constraint: 'secrets_pkey',
  })
  await assert.rejects(sql`select nothing from nowhere`.execute(db), { code: '42P01' })
  await assert.rejects(
    db.transaction().execute((transaction) => sql`select 1 / 0`.execute(transaction)),
    { code: '22012' },
  )
  assert.equal((await db.selectFrom('secrets').select('name').execute()).length, 1)
})

test('a connection that breaks within a transaction leaves nothing of it to the next', async (t) => {
  const {
    lanes: { requests: pool },
    close,
  } = await openEmbedded(':memory:')
  t.after(async () => {
    await pool.end()
    await close()
  })
  await pool.query('create table notes (text text)')
  const client = await pool.connect()
  await client.query('begin')
  await client.query("insert into notes values ('half')")
  client.release(new Error('broken'))

  assert.deepEqual((await pool.query('select * from notes')).rows, [])
})

test('values of five megabytes pass', async (t) => {
  const { db, close } = await openDatabase({ dataDir: ':memory:' })
  t.after(close)
  const value = Buffer.alloc(5 * 1024 * 1024, 'ä')
  await db.insertInto('secrets').values({ name: 'large', value }).execute()
  const row = await db.selectFrom('secrets').select('value').executeTakeFirstOrThrow()
  assert.ok(row.value.equals(value))
})
