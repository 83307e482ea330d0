import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase, type Database } from '../../../server/src/store/database'

export interface TestDatabase extends Database {
  /** Unset on the embedded engine. */
  databaseUrl: string | undefined
}

/**
 * An empty, migrated database that nobody else has: in memory, or on the PostgreSQL of `TEST_DATABASE_URL` when that
 * is set. `close()` removes it.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { ...(await openDatabase({ dataDir: ':memory:' })), databaseUrl: undefined }

  const { databaseUrl, drop } = await emptyPostgres(server)
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:' })
  return {
    ...database,
    databaseUrl,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** @param server - Address of any database on the server; the new one is made beside it. */
export async function emptyPostgres(server: string): Promise<{ databaseUrl: string; drop(): Promise<void> }> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return {
    databaseUrl: address.href,
    drop: () => runOn(server, `drop database if exists ${name} with (force)`),
  }
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
