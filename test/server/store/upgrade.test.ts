import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../../../server/src/open-database'
import { migrate } from '../../../server/src/store/migrate'
import { migrations } from '../../../server/src/store/migrations'
import { newestMigration, readSchemaState } from '../../../server/src/store/schema-state'
import { postgresTraffic } from '../../../server/src/traffic/postgres/postgres-store'
import { emptyPostgres } from '../../support/server/database'
import { testDatabase } from '../../support/server/database-pool'
import { until } from '../../support/server/until'

const fixture = (name: string) =>
  readFileSync(new URL(`../../support/upgrade/${name}`, import.meta.url), 'utf8')
const dump = fixture('database.sql')
/** In the order of their tables, not of what they refer to. */
const inserts = (dump.match(/^INSERT INTO .*?;$/gms) ?? []).filter(
  (insert) => !/schema_migrations/.test(insert),
)
/** An old node makes and attaches partitions as the dump does. */
const partitions = dump.match(
  /^(CREATE TABLE public\.traffic_requests_\d+ |ALTER TABLE [^;]* ATTACH PARTITION )[^;]*;$/gm,
)

async function connected<Result>(
  databaseUrl: string | undefined,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

type Columns = ReadonlyMap<string, readonly string[]>

async function columnsOf(client: pg.Client): Promise<Columns> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(quote_ident(column_name) order by column_name) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ 'migration' group by 1`)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

async function rowsOf(client: pg.Client, columns: Columns): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {}
  for (const [name, read] of columns) {
    const { rows } = await client.query(`select (${read.join(', ')})::text as row from ${name} order by 1`)
    tables[name] = rows
  }
  return tables
}

/** Statements that fail, each with the error. */
async function unprepared(client: pg.Client, statements: readonly string[]): Promise<string[]> {
  const failed: string[] = []
  for (const statement of statements)
    await client
      .query(`prepare old as ${statement}`)
      .then(() => client.query('deallocate old'))
      .catch((error: unknown) => failed.push(`${String(error)}: ${statement}`))
  return failed
}

/** Inserts rows, those that refer to others after them. @returns the errors of what is refused. */
async function refused(client: pg.Client, statements: readonly string[]): Promise<string[]> {
  const errors = new Map<string, string>()
  for (const statement of statements)
    await client.query(statement).catch((error: unknown) => errors.set(statement, String(error)))
  if (errors.size === 0 || errors.size === statements.length) return [...errors.values()]
  return refused(client, [...errors.keys()])
}

test('a database of the release before is migrated with its rows, and its server works on beside this one', async (t) => {
  const { databaseUrl, drop } = await emptyPostgres(process.env.TEST_DATABASE_URL ?? '')
  t.after(drop)
  await connected(databaseUrl, (client) => client.query(dump))
  const columns = await connected(databaseUrl, columnsOf)
  const before = await connected(databaseUrl, (client) => rowsOf(client, columns))

  const upgraded = await openDatabase({ databaseUrl, dataDir: ':memory:' })
  assert.equal((await readSchemaState(upgraded.db)).state, 'current')
  t.after(() => upgraded.close())

  await connected(databaseUrl, async (client) => {
    const statements = fixture('statements.sql').trim().split('\n')
    assert.ok(statements.length > 400)
    assert.deepEqual(await unprepared(client, statements), [])
    assert.deepEqual(await rowsOf(client, columns), before)

    const traffic = postgresTraffic(upgraded.db)
    const listedIds = async () => {
      const listed = await traffic.listRequests({ since: new Date(0), limit: 10, filters: {} })
      return listed.map(({ requestId }) => requestId)
    }
    await traffic.prepare(new Date('2026-03-28T12:00:00Z'))
    assert.deepEqual(await listedIds(), ['r1'])
    const [insert = ''] = inserts.filter((statement) => statement.includes('traffic_requests_20260328'))
    await client.query(insert.replace('_20260328', ''))
    assert.deepEqual(await listedIds(), ['r1', 'r1'])
  })
})

test('a database of this version takes every row that the release before writes', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  // The row that this version made; the release before would have found it.
  await database.db.deleteFrom('portal').execute()
  await connected(database.databaseUrl, async (client) => {
    for (const statement of partitions ?? []) await client.query(statement)
    assert.ok(inserts.length > 50)
    assert.deepEqual(await refused(client, inserts), [])
  })
})

test('migrations give up after some attempts on a table that another transaction holds, and change nothing', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const { db, databaseUrl } = database
  const name = '9000-held'
  let attempts = 0
  migrations[name] = {
    async up(migrated) {
      attempts += 1
      await sql`alter table organizations add column held text`.execute(migrated)
      await sql`alter table mails add column held text`.execute(migrated)
    },
    async down(migrated) {
      await sql`alter table organizations drop column held`.execute(migrated)
      await sql`alter table mails drop column held`.execute(migrated)
    },
  }
  t.after(() => Reflect.deleteProperty(migrations, name))

  await connected(databaseUrl, async (client) => {
    await client.query('begin; select from mails')
    const impatient = migrate(db, undefined, { waitMs: 100, pauseMs: 10, attempts: 3 })
    await assert.rejects(impatient, {
      name: 'TablesInUse',
      message: /process \d+ .* holds mails\. .*nothing/,
    })
    assert.equal(attempts, 3)
    assert.equal((await columnsOf(client)).get('organizations')?.includes('held'), false)

    const patient = migrate(db, undefined, { waitMs: 100, pauseMs: 10, attempts: 1000 })
    await until(() => attempts > 4, 'it tries again')
    await client.query('commit')
    assert.deepEqual(
      (await patient).map((ran) => ran.name),
      [name],
    )
  })
  await migrate(db, newestMigration)
})
