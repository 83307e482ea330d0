import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface PostgresDatabase {
  databaseUrl: string
  drop(): Promise<void>
}

/** Creates a database without any table. @param server - URL of any database on the server. */
export function emptyPostgres(server: string): Promise<PostgresDatabase> {
  return createPostgres(server)
}

/** Creates a database as the server would find it at its second start: within a test run a copy of the run's template. */
export function migratedPostgres(server: string): Promise<PostgresDatabase> {
  // Without a template the database is empty, and the first server that opens it migrates it.
  return createPostgres(server, process.env.TEST_DATABASE_TEMPLATE)
}

/** Creates a database of a given name, as `migratedPostgres` does. */
export function namedPostgres(server: string, name: string): Promise<PostgresDatabase> {
  return createPostgres(server, process.env.TEST_DATABASE_TEMPLATE, name)
}

/** Creates a copy of a database to which nobody is connected. */
export function copiedPostgres(server: string, template: string): Promise<PostgresDatabase> {
  return createPostgres(server, template)
}

async function createPostgres(
  server: string,
  template?: string,
  name = `${process.env.TEST_DATABASE_PREFIX ?? 'portal_test_'}${randomBytes(6).toString('hex')}`,
): Promise<PostgresDatabase> {
  await runOn(
    server,
    `create database ${name}${template ? ` template ${template}` : ''}`,
    // No test pulls the plug of the machine, so none waits for its disk.
    `alter database ${name} set synchronous_commit = off`,
  )
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    databaseUrl: url.href,
    // A run drops all of its databases at its end: PostgreSQL writes everything to the disk each time that one is dropped.
    drop: process.env.TEST_DATABASE_PREFIX
      ? () => Promise.resolve()
      : () => runOn(server, `drop database if exists ${name} with (force)`),
  }
}

async function runOn(server: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
