import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'

/** Counts the pages of a table that is no parent of partitions. */
export async function countPages(db: Kysely<Schema> | Transaction<Schema>, table: string): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::integer)::integer as pages`.execute(
    db,
  )
  return rows[0]?.pages ?? 0
}

/** Place of a row (`ctid`) before all rows on a page, and after those on the pages before. */
export const startOfPage = (page: number) => `(${page},0)`
