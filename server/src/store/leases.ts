import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/**
 * Runs something unless another process is running it. No transaction is open meanwhile, so it may wait for another system.
 *
 * @param lease.seconds - When another process may begin if this one has ended without a word. Longer than the work takes.
 */
export async function withLease(
  db: Kysely<Schema>,
  { name, seconds }: { name: string; seconds: number },
  run: () => Promise<void>,
): Promise<void> {
  const holder = randomUUID()
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, ends_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, ends_at: sql<Date>`excluded.ends_at` })
        .where('leases.ends_at', '<', sql<Date>`now()`),
    )
    .returning('holder')
    .executeTakeFirst()
  if (!taken) return
  try {
    await run()
  } finally {
    await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
  }
}
