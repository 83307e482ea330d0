import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'

export interface Hit {
  key: string
  /** In the current window, this one included. */
  count: number
  /** Seconds until the next window. */
  secondsLeft: number
}

/** Counts one attempt under each key, in windows of fixed length that begin at the same moments for everybody. */
export async function countAttempts(
  db: Kysely<Schema> | Transaction<Schema>,
  keys: readonly string[],
  windowSeconds: number,
): Promise<Hit[]> {
  const start = sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}) * ${windowSeconds})`
  return (
    db
      .insertInto('rate_limits')
      // One order for everybody, so that two attempts never wait for each other.
      .values([...keys].sort().map((key) => ({ key, window_start: start, count: 1 })))
      .onConflict((conflict) =>
        conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_limits.count + 1` }),
      )
      .returning([
        'key',
        'count',
        sql<number>`ceil(extract(epoch from window_start - now()) + ${windowSeconds})::int`.as('secondsLeft'),
      ])
      .execute()
  )
}

export async function removeOldCounts(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('window_start', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
