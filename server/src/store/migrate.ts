import { setTimeout as wait } from 'node:timers/promises'
import { Migrator, sql, type Kysely } from 'kysely'
import { migrations, migrationTable, type PortalMigration } from './migrations'
import type { Schema } from './schema'
import { readSchemaState, schemaAdvice } from './schema-state'
import { SchemaMismatch, TablesInUse } from './unavailable'

/** Of one database. Any number; other advisory locks are hashes. */
const lock = 7_105_190
const lockRetryMs = 100

export interface MigrationRun {
  readonly name: string
  readonly seconds: number
}

/** How long migrations wait for tables that another transaction holds. */
export interface TableWait {
  /** Of one attempt: requests that use the table wait behind it. */
  readonly waitMs: number
  /** Between two attempts, for those requests. */
  readonly pauseMs: number
  readonly attempts: number
}

const usualWait: TableWait = { waitMs: 3000, pauseMs: 2000, attempts: 12 }
const lockNotAvailable = '55P03'

/**
 * Brings the database to the newest schema. Several processes may start together: one migrates, the others wait and find nothing
 * left to do.
 *
 * Migrations run in one transaction. Those with `isOutsideTransaction` run by themselves, after a commit of what was before them.
 * A database without tables gets everything in one transaction.
 *
 * @param target - A migration to go to instead, back or forth. Only for empty tables: what goes back drops columns.
 * @returns the migrations that ran.
 * @throws {SchemaMismatch} if a newer version has migrated it.
 * @throws {TablesInUse} if another transaction holds a table for longer than `tableWait`.
 * @throws if a migration fails. What was committed before it stays, and the next start continues there.
 */
export async function migrate(
  db: Kysely<Schema>,
  target?: string,
  tableWait = usualWait,
): Promise<MigrationRun[]> {
  return db.connection().execute(async (connection) => {
    await takeLock(connection)
    try {
      return await migrateLocked(connection, tableWait, target)
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

async function migrateLocked(
  connection: Kysely<Schema>,
  tableWait: TableWait,
  target?: string,
): Promise<MigrationRun[]> {
  const schema = await readSchemaState(connection)
  if (schema.state === 'ahead') throw new SchemaMismatch(schemaAdvice(schema))
  if (target === undefined && schema.state === 'current') return []
  const steps = schema.state === 'empty' ? [] : stepsOf(schema.missing, target)
  // Everything at once, or back to the target.
  if (steps.length === 0) return runInTransaction(connection, tableWait, target)
  const ran: MigrationRun[] = []
  for (const { last, isOutsideTransaction } of steps)
    ran.push(
      ...(await (isOutsideTransaction
        ? runTo(connection, last, true)
        : runInTransaction(connection, tableWait, last))),
    )
  return ran
}

/** Repeats the whole transaction while a table is held. */
async function runInTransaction(
  connection: Kysely<Schema>,
  { waitMs, pauseMs, attempts }: TableWait,
  target?: string,
): Promise<MigrationRun[]> {
  const setTimeLimit = (limit: string) =>
    sql`select set_config('lock_timeout', ${limit}, false)`.execute(connection)
  for (let attempt = 1; ; attempt += 1) {
    await setTimeLimit(`${waitMs}ms`)
    try {
      return await runTo(connection, target)
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error
      if (attempt === attempts) throw new TablesInUse(await readHolders(connection, waitMs), { cause: error })
    } finally {
      await setTimeLimit('0')
    }
    await wait(pauseMs)
  }
}

/** Transactions that are older than one attempt, each with its tables. */
async function readHolders(connection: Kysely<Schema>, waitMs: number): Promise<string[]> {
  const { rows } = await sql<{ holder: string }>`
    select format('process %s of PostgreSQL (%s, %s, for %s s) holds %s', pid,
      coalesce(nullif(application_name, ''), 'without a name'), state,
      extract(epoch from clock_timestamp() - xact_start)::integer,
      string_agg(distinct relname, ', ' order by relname)) as holder
    from pg_stat_activity
      join pg_locks using (pid)
      join pg_class on pg_class.oid = relation
    where granted and pid <> pg_backend_pid() and datname = current_database() and relkind in ('r', 'p')
      and relnamespace = to_regnamespace(current_schema())
      and xact_start < clock_timestamp() - make_interval(secs => ${waitMs / 1000})
    group by pid, application_name, state, xact_start
    order by xact_start`.execute(connection)
  return rows.map(({ holder }) => holder)
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
): Promise<MigrationRun[]> {
  const seconds = new Map<string, number>()
  const migrator = new Migrator({
    db: connection,
    provider: { getMigrations: () => Promise.resolve(timed(migrations, seconds)) },
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
  return results.map(({ migrationName: name }) => ({ name, seconds: seconds.get(name) ?? 0 }))
}

/** @param seconds - Gets how long each `up` took. */
function timed(
  all: Readonly<Record<string, PortalMigration>>,
  seconds: Map<string, number>,
): Record<string, PortalMigration> {
  const measured = (name: string, migration: PortalMigration): PortalMigration => ({
    ...migration,
    async up(db) {
      const start = performance.now()
      await migration.up(db)
      seconds.set(name, (performance.now() - start) / 1000)
    },
  })
  return Object.fromEntries(Object.entries(all).map(([name, migration]) => [name, measured(name, migration)]))
}
