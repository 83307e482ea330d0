import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../store/schema'
import type { BatchOutcome, TrafficBatch } from './traffic-store'

/** Gateways give up sending a batch again long before. */
const rememberedDays = 7

/**
 * Writes down that a batch was stored, in the transaction that stores it. Waits for an attempt in another
 * process.
 *
 * @returns the outcome of an earlier attempt, if there was one.
 */
export async function recordBatch(
  db: Transaction<Schema>,
  { gatewayId, id, outcome }: TrafficBatch,
): Promise<BatchOutcome | undefined> {
  const inserted = await db
    .insertInto('traffic_batches')
    .values({ gateway_id: gatewayId, batch_id: id, outcome: JSON.stringify(outcome) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('batch_id')
    .executeTakeFirst()
  if (inserted) return undefined
  const earlier = await db
    .selectFrom('traffic_batches')
    .select('outcome')
    .where('gateway_id', '=', gatewayId)
    .where('batch_id', '=', id)
    .executeTakeFirstOrThrow()
  return earlier.outcome as unknown as BatchOutcome
}

export async function removeOldBatches(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('traffic_batches')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${rememberedDays})`)
    .execute()
}
