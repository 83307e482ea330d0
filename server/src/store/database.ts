import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool } from 'pg'
import type { ChangeFeed } from './change-feed'
import { migrate } from './migrate'
import { openPostgres } from './postgres'
import type { Schema } from './schema'
import { watchSunsets } from './sunset-watch'

export interface DatabaseOptions {
  /** PostgreSQL 15 or newer. Unset: the embedded engine. */
  databaseUrl?: string
  /** Directory of the embedded engine; `:memory:` keeps nothing. */
  dataDir: string
}

export interface Database {
  db: Kysely<Schema>
  /** The connections below `db`, for libraries that write their own SQL. */
  pool: Pool
  engine: 'embedded' | 'postgresql'
  changes: ChangeFeed
  /** Ends every connection. The embedded engine writes its memory to disk and lets go of its directory. */
  close(): Promise<void>
}

/** The half that differs between the engines. */
export interface Engine {
  pool: Pool
  changes: ChangeFeed
  /** Called after the pool has ended. */
  close(): Promise<void>
}

/**
 * Opens the database and brings it to the newest schema.
 *
 * @throws {DatabaseUnavailable} with one sentence for the operator: nothing answers at the address, it refuses the
 *   account, or another process has the directory.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options
  const engine = databaseUrl ? await openPostgres(databaseUrl) : await openEmbeddedEngine(options.dataDir)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: engine.pool }) })
  async function end(): Promise<void> {
    await db.destroy()
    await engine.close()
  }
  try {
    await migrate(db)
    await makePortal(db)
  } catch (error) {
    await end()
    throw error
  }
  const sunsets = watchSunsets(db, engine.changes)
  return {
    db,
    pool: engine.pool,
    engine: databaseUrl ? 'postgresql' : 'embedded',
    changes: engine.changes,
    async close() {
      sunsets.stop()
      await end()
    },
  }
}

/** No migration does this: new embedded databases are copies of a migrated one, and each portal has an ID of its own. */
async function makePortal(db: Kysely<Schema>): Promise<void> {
  const portal = await db.selectFrom('portal').select('id').executeTakeFirst()
  if (!portal) await sql`insert into portal default values on conflict do nothing`.execute(db)
}

async function openEmbeddedEngine(dataDir: string): Promise<Engine> {
  // Loaded only when used: it brings 27 MB of WebAssembly.
  const { openEmbedded } = await import('../embedded/embedded')
  return openEmbedded(dataDir)
}
