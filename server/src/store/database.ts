import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import type { Pool } from 'pg'
import type { ChangeFeed } from './change-feed'
import type { Engine } from './engine'
import { Keyring, type EncryptionKeys } from './keyring'
import { migrate, type MigrationRun } from './migrate'
import type { Schema } from './schema'
import type { Lanes } from './postgres-lanes'
import { prepared } from './prepared-statements'
import { StatementEvents } from './statement-events'
import { watchSunsets } from './sunset-watch'
import { ReadOnlyDatabase } from './unavailable'

export interface Database {
  db: Kysely<Schema>
  /** For introspection: on PostgreSQL each statement is prepared once for a connection. */
  introspection: Kysely<Schema>
  /** For reported traffic and what charts show. */
  analytics: Kysely<Schema>
  /** For migrations, imports and jobs, whose statements may take longer than `db` allows. */
  jobs: Kysely<Schema>
  /** The connections below `db`, for libraries that write their own SQL. */
  pool: Pool
  /** All connections. The embedded engine has one session, so that all lanes are the same. */
  lanes: Lanes
  statements: StatementEvents
  engine: 'embedded' | 'postgresql'
  keyring: Keyring
  changes: ChangeFeed
  /** Migrations that ran when it was opened. */
  ranMigrations?: readonly MigrationRun[]
  /** Aborted, with the reason, when the engine has stopped and cannot come back within this process. */
  failure: AbortSignal
  /** Ends every connection. The embedded engine writes its memory to disk and lets go of its directory. */
  close(): Promise<void>
}

/** Brings a connected database to the newest schema; closes it if that fails. @throws {SchemaMismatch} if a newer version has migrated it. */
export async function prepareDatabase(database: Database): Promise<Database> {
  let ranMigrations: MigrationRun[]
  try {
    ranMigrations = await migrate(database.jobs)
    await makePortal(database.jobs)
  } catch (error) {
    await database.close()
    throw error
  }
  const sunsets = watchSunsets(database.db, database.changes)
  return {
    ...database,
    ranMigrations,
    async close() {
      sunsets.stop()
      await database.close()
    },
  }
}

/** @param engine - Closed with the database. */
export function databaseOn(engine: Engine, name: Database['engine'], encryption?: EncryptionKeys): Database {
  const { lanes } = engine
  const { requests, introspection, analytics, jobs } = lanes
  const statements = new StatementEvents()
  const kyselyOn = (pool: PostgresPool) =>
    new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: statements.report })
  return {
    db: kyselyOn(requests),
    introspection: kyselyOn(name === 'postgresql' ? prepared(introspection) : introspection),
    analytics: kyselyOn(analytics),
    jobs: kyselyOn(jobs),
    pool: requests,
    lanes,
    statements,
    keyring: new Keyring(encryption),
    engine: name,
    changes: engine.changes,
    failure: engine.failure,
    async close() {
      const open = [...new Set([requests, introspection, analytics, jobs])].filter((pool) => !pool.ending)
      await Promise.all(open.map((pool) => pool.end()))
      await engine.close()
    },
  }
}

/** @throws {ReadOnlyDatabase} if it takes no writes, the driver's own error if it does not answer. */
export async function requireWritable(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ is_read_only: boolean }>`
    select current_setting('transaction_read_only') = 'on' as is_read_only`.execute(db)
  if (rows[0]?.is_read_only) throw new ReadOnlyDatabase()
}

/** No migration does this: new embedded databases are copies of a migrated one, and each portal has an ID of its own. */
export async function makePortal(db: Kysely<Schema>): Promise<void> {
  const portal = await db.selectFrom('portal').select('id').executeTakeFirst()
  if (!portal) await sql`insert into portal default values on conflict do nothing`.execute(db)
}
