import { sql, type Transaction } from 'kysely'
import type { Schema } from './schema'

/** Takes a lock of the whole database until the transaction ends. Returns false if another process has it. */
export async function tryLockUntilCommit(db: Transaction<Schema>, lock: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${lock}) as taken`.execute(
    db,
  )
  return rows[0]?.taken ?? false
}
