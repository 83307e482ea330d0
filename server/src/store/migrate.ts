import { Migrator, type Kysely } from 'kysely'
import { migrations } from './migrations'
import type { Schema } from './schema'

/**
 * Brings the database to the newest schema. Several processes may start together: the first takes an advisory
 * lock, the others wait and find nothing left to do.
 *
 * @throws when a migration fails; all of this start's migrations are then undone.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('The migrations failed.', { cause: error })
}
