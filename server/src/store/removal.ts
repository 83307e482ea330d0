import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from './schema'

export const removedAtOnce = 1000

/**
 * Removes rows in batches, each a statement of its own, until none is left: no lock lasts long, and an interrupted removal has done
 * what it has done. Rows that another process removes or changes at the moment are left to it.
 *
 * @param isOld - Needs an index: each batch begins to look anew.
 */
export async function removeInBatches(
  db: Kysely<Schema>,
  table: keyof Schema,
  isOld: RawBuilder<boolean>,
): Promise<void> {
  await inBatches(async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOld} limit ${removedAtOnce} for update skip locked
      ))`.execute(db)
    return Number(numAffectedRows)
  })
}

/** Runs a batch again until one is not full. @param run - Returns how many rows it had, at most `removedAtOnce`. */
export async function inBatches(run: () => Promise<number>): Promise<void> {
  while ((await run()) >= removedAtOnce);
}
