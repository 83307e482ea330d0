import { setTimeout as wait } from 'node:timers/promises'
import { Migrator, sql, type Kysely } from 'kysely'
import { migrations, migrationTable } from './migrations'
import type { Schema } from './schema'
import { readSchemaState, schemaAdvice } from './schema-state'
import { SchemaMismatch } from './unavailable'

/** Of one database. Any number; other advisory locks are hashes. */
const lock = 7_105_190
const lockRetryMs = 100

/**
 * Brings the database to the newest schema. Several processes may start together: one migrates, the others wait and find nothing
 * left to do.
 *
 * Migrations run in one transaction. Those with `isOutsideTransaction` run by themselves, after a commit of what was before them.
 * A database without tables gets everything in one transaction.
 *
 * @param target - A migration to go to instead, back or forth. Only for empty tables: what goes back drops columns.
 * @returns names of the migrations that ran.
 * @throws {SchemaMismatch} if a newer version has migrated it.
 * @throws if a migration fails. What was committed before it stays, and the next start continues there.
 */
export async function migrate(db: Kysely<Schema>, target?: string): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await takeLock(connection)
    try {
      return await migrateLocked(connection, target)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(connection)
    }
  })
}

/**
 * Takes a lock of the session. Each attempt is a statement of its own: one that waits within the database would hold a snapshot, for
 * which the process that has the lock would wait with `create index concurrently`.
 */
async function takeLock(connection: Kysely<Schema>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isTaken: boolean }>`
      select pg_try_advisory_lock(${sql.lit(lock)}) as "isTaken"`.execute(connection)
    if (rows[0]?.isTaken) return
    await wait(lockRetryMs)
  }
}

async function migrateLocked(connection: Kysely<Schema>, target?: string): Promise<string[]> {
  const schema = await readSchemaState(connection)
  if (schema.state === 'ahead') throw new SchemaMismatch(schemaAdvice(schema))
  if (target === undefined && schema.state === 'current') return []
  const steps = schema.state === 'empty' ? [] : stepsOf(schema.missing, target)
  // Everything at once, or back to the target.
  if (steps.length === 0) return runTo(connection, target)
  const ran: string[] = []
  for (const { last, isOutsideTransaction } of steps)
    ran.push(...(await runTo(connection, last, isOutsideTransaction)))
  return ran
}

/** Migrations of one kind that follow each other. @param missing - Names of migrations. */
function stepsOf(
  missing: readonly string[],
  target = '\uffff',
): { last: string; isOutsideTransaction: boolean }[] {
  const steps: { last: string; isOutsideTransaction: boolean }[] = []
  for (const name of missing.toSorted().filter((candidate) => candidate <= target)) {
    const isOutsideTransaction = migrations[name]?.isOutsideTransaction ?? false
    const step = steps.at(-1)
    if (step?.isOutsideTransaction === isOutsideTransaction) step.last = name
    else steps.push({ last: name, isOutsideTransaction })
  }
  return steps
}

/** @param target - Default: the newest migration. */
async function runTo(
  connection: Kysely<Schema>,
  target?: string,
  disableTransactions = false,
): Promise<string[]> {
  const migrator = new Migrator({
    db: connection,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
    // Their order is known by the clocks of the processes that ran them, which may be wrong.
    allowUnorderedMigrations: true,
    disableTransactions,
  })
  const { error, results = [] } = await (target === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(target))
  if (error) throw error instanceof Error ? error : new Error('The migrations failed.', { cause: error })
  return results.map(({ migrationName }) => migrationName)
}
