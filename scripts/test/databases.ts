import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from '../../server/src/store/migrate'
import type { Schema } from '../../server/src/store/schema'

const PREFIX = 'portal_test_'
/** Of the connection that a run keeps open for as long as it lasts. Its databases are of use to nobody without it. */
const runName = (run: string) => `portal test run ${run}`

export interface RunDatabases {
  /** For the test processes: where databases are made, from what, and how they are named. */
  readonly environment: Readonly<Record<string, string>>
  /** Name for the database that portals with the demo are copies of. */
  readonly demoSeed: string
  /** Drops every database of this run. */
  close(): Promise<void>
}

/** Makes the template of a run on a PostgreSQL server: a database with the newest schema and nothing in it. */
export async function openRunDatabases(server: string): Promise<RunDatabases> {
  const run = randomBytes(4).toString('hex')
  const client = new pg.Client({ connectionString: server, application_name: runName(run) })
  await client.connect()
  await dropDeserted(client)
  const template = `${PREFIX}${run}_template`
  await client.query(`create database ${template}`)
  const close = async () => {
    await dropAll(client, await databasesOf(client, run))
    await client.end()
  }
  try {
    await migrateTo(databaseAt(server, template))
  } catch (error) {
    await close()
    throw error
  }
  return {
    environment: {
      TEST_DATABASE_URL: server,
      TEST_DATABASE_TEMPLATE: template,
      TEST_DATABASE_PREFIX: `${PREFIX}${run}_`,
    },
    demoSeed: `${PREFIX}${run}_demo`,
    close,
  }
}

async function migrateTo(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } finally {
    // Nobody may be connected to a template while it is copied.
    await db.destroy()
  }
}

/** Databases of runs that were killed, and so could not drop them. */
async function dropDeserted(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ application_name: string }>(
    'select application_name from pg_stat_activity',
  )
  const alive = new Set(rows.map(({ application_name }) => application_name))
  const names = await databasesOf(client)
  const deserted = names.filter((name) => {
    const run = /^portal_test_([0-9a-f]{8})_/.exec(name)?.[1]
    return run !== undefined && !alive.has(runName(run))
  })
  await dropAll(client, deserted)
}

async function databasesOf(client: pg.Client, run = ''): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [run ? `${PREFIX}${run}_` : PREFIX],
  )
  return rows.map(({ datname }) => datname)
}

async function dropAll(client: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`drop database if exists ${name} with (force)`)
}

function databaseAt(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
