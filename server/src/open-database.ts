import type { DatabaseLimits } from './lib/database-limits'
import { databaseOn, prepareDatabase, type Database } from './store/database'
import type { Engine } from './store/engine'
import type { EncryptionKeys } from './store/keyring'
import { openPostgres } from './store/postgres'

export interface DatabaseOptions {
  /** PostgreSQL 15 or newer. Unset: the embedded engine. */
  databaseUrl?: string
  /** Directory of the embedded engine; `:memory:` keeps nothing. */
  dataDir: string
  /** For the server's own secrets. Default: they are stored in clear. */
  encryption?: EncryptionKeys
  /** Of connections to PostgreSQL. Default: those of the settings. The embedded engine has none. */
  databaseLimits?: DatabaseLimits
}

/**
 * Opens the database and brings it to the newest schema.
 *
 * @throws {DatabaseUnavailable} with one sentence for the operator: nothing answers at the address, it refuses the
 *   account, or another process has the directory.
 * @throws {SchemaMismatch} if a newer version has migrated it.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return prepareDatabase(await connectDatabase(options, { create: true }))
}

/**
 * Opens the database as it is.
 *
 * @param options.create - Whether to make the directory of the embedded engine if it is missing.
 * @throws {DatabaseUnavailable} as `openDatabase` does, or if there is no such directory.
 */
export async function connectDatabase(
  { databaseUrl, dataDir, encryption, databaseLimits }: DatabaseOptions,
  { create }: { create: boolean },
): Promise<Database> {
  return databaseUrl
    ? databaseOn(await openPostgres(databaseUrl, databaseLimits), 'postgresql', encryption)
    : databaseOn(await openEmbeddedEngine(dataDir, create), 'embedded', encryption)
}

async function openEmbeddedEngine(dataDir: string, create: boolean): Promise<Engine> {
  // Loaded only when used: it brings 27 MB of WebAssembly.
  const { openEmbedded } = await import('./embedded/embedded')
  return openEmbedded(dataDir, { create })
}
