import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { DatabaseOptions } from '../../../server/src/open-database'
import { emptyPostgres, migratedPostgres } from './database'
import { testFolder } from './folder'
import type { Environment } from './processes'

/** A database of a test's own processes, on the engine of this run. */
export interface ProcessDatabase {
  /** For the processes. */
  readonly environment: Environment
  /** For opening it in the test's process while no other has it. */
  readonly options: DatabaseOptions
}

/**
 * Returns a database that is dropped after the test.
 *
 * @param isEmpty - Without a schema, as an operator's first start finds it. Default: false. A data directory is always made by the
 *   first process that opens it.
 */
export async function processDatabase(
  t: TestContext,
  { isEmpty = false }: { isEmpty?: boolean } = {},
): Promise<ProcessDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    const dataDir = join((await testFolder(t)).path, 'data')
    return { environment: { DATA_DIR: dataDir }, options: { dataDir } }
  }
  const { databaseUrl, drop } = await (isEmpty ? emptyPostgres : migratedPostgres)(server)
  t.after(drop)
  return { environment: { DATABASE_URL: databaseUrl }, options: { databaseUrl, dataDir: ':memory:' } }
}
