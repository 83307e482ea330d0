import { Migrator, type Kysely } from 'kysely'
import { migrations, migrationTable } from './migrations'
import type { Schema } from './schema'
import { readSchemaState, schemaAdvice } from './schema-state'
import { SchemaMismatch } from './unavailable'

/**
 * Brings the database to the newest schema. Several processes may start together: the first takes an advisory
 * lock, the others wait and find nothing left to do.
 *
 * @param target - A migration to go to instead, back or forth. Only for empty tables: what goes back drops columns.
 * @returns names of the migrations that ran.
 * @throws {SchemaMismatch} if a newer version has migrated it.
 * @throws if a migration fails; all of this start's migrations are then undone.
 */
export async function migrate(db: Kysely<Schema>, target?: string): Promise<string[]> {
  const schema = await readSchemaState(db)
  if (schema.state === 'ahead') throw new SchemaMismatch(schemaAdvice(schema))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
  })
  const { error, results = [] } = await (target === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(target))
  if (error) throw error instanceof Error ? error : new Error('The migrations failed.', { cause: error })
  return results.map(({ migrationName }) => migrationName)
}
