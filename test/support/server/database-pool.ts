import pg from 'pg'
import { type Cluster, openCluster } from '../../../server/src/embedded/cluster'
import { engineOn } from '../../../server/src/embedded/embedded'
import { openDatabase } from '../../../server/src/open-database'
import { databaseOn, prepareDatabase } from '../../../server/src/store/database'
import type { Database } from '../../../server/src/store/database'
import { type PostgresDatabase, migratedPostgres } from './database'
import { emptyEveryTable, schemaOf } from './reset-database'

/**
 * Databases that this process has made and no test has now. A test takes one and finds it empty: emptying costs a tenth of making
 * one on the embedded engine, and less than that of making and dropping one on PostgreSQL.
 */
const idle: PooledDatabase[] = []

interface PooledDatabase {
  readonly databaseUrl: string | undefined
  open(): Promise<Database>
  /** Empties it. @returns false if a test has altered more than rows, or stopped it. */
  reset(): Promise<boolean>
  /** Lets the process end while nobody has the database, or not. */
  keepProcess(isNeeded: boolean): void
  remove(): Promise<void>
}

export interface TestDatabase extends Database {
  /** Unset on the embedded engine. */
  readonly databaseUrl: string | undefined
}

/**
 * Opens an empty, migrated database that no other test has until it is closed: in memory, or on the PostgreSQL of
 * `TEST_DATABASE_URL` if that is set.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const pooled = await emptyOne()
  const database = await pooled.open()
  let closed: Promise<void> | undefined
  return {
    ...database,
    databaseUrl: pooled.databaseUrl,
    // Once, however often it is asked to: given back twice, two tests would have it.
    close: () => (closed ??= database.close().finally(() => giveBack(pooled))),
  }
}

function giveBack(pooled: PooledDatabase): void {
  pooled.keepProcess(false)
  idle.push(pooled)
}

/** For a process that ends by itself, which happens here without being asked. */
export async function removeIdleDatabases(): Promise<void> {
  for (const pooled of idle.splice(0)) await pooled.remove()
}

process.once('beforeExit', () => {
  removeIdleDatabases().catch((error: unknown) => console.error(error))
})

async function emptyOne(): Promise<PooledDatabase> {
  for (let pooled = idle.pop(); pooled; pooled = idle.pop()) {
    pooled.keepProcess(true)
    if (await pooled.reset()) return pooled
    await pooled.remove()
  }
  const server = process.env.TEST_DATABASE_URL
  return server
    ? onPostgres(await migratedPostgres(server))
    : embedded(await openCluster(':memory:', { create: true }))
}

async function onPostgres({ databaseUrl, drop }: PostgresDatabase): Promise<PooledDatabase> {
  const options = { databaseUrl, dataDir: ':memory:' }
  // Outside of a run nothing has migrated it yet.
  await (await openDatabase(options)).close()
  const made = await schemaAt(databaseUrl)
  return {
    databaseUrl,
    open: () => openDatabase(options),
    reset: async () => (await schemaAt(databaseUrl, othersLeave, emptyEveryTable)) === made,
    keepProcess: () => undefined,
    remove: drop,
  }
}

/** Processes that a test has killed may be connected for a moment longer. */
const othersLeave = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

async function schemaAt(databaseUrl: string, ...statements: readonly string[]): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
    return await schemaOf(client)
  } finally {
    await client.end()
  }
}

async function embedded(cluster: Cluster): Promise<PooledDatabase> {
  const connect = async () =>
    databaseOn(await engineOn({ ...cluster, close: () => Promise.resolve() }), 'embedded')
  const inspect = async (...statements: readonly string[]) => {
    const database = await connect()
    try {
      for (const statement of statements) await database.pool.query(statement)
      return await schemaOf(database.pool)
    } finally {
      await database.close()
    }
  }
  const made = await inspect()
  return {
    databaseUrl: undefined,
    open: async () => prepareDatabase(await connect()),
    // The engine's one session outlives the connection that a test had.
    reset: () =>
      inspect('discard all', emptyEveryTable).then(
        (schema) => schema === made,
        () => false,
      ),
    keepProcess: (isNeeded) => cluster.thread.keepProcess(isNeeded),
    remove: () => cluster.close(),
  }
}
