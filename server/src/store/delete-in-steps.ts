import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from './schema'

const rowsAtOnce = 5_000

/**
 * Deletes rows in transactions of 5,000, so that none is long and other processes never wait for all of them. Rows that another process
 * is deleting are left to it.
 */
export async function deleteInSteps(
  db: Kysely<Schema>,
  table: keyof Schema,
  condition: RawBuilder<unknown>,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${condition} limit ${rowsAtOnce} for update skip locked
      ))`.execute(db)
    if (numAffectedRows < BigInt(rowsAtOnce)) return
  }
}
