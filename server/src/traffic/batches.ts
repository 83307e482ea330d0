import { sql, type Kysely } from 'kysely'
import { deleteInSteps } from '../store/delete-in-steps'
import type { Schema } from '../store/schema'
import type { BatchOutcome, TrafficBatch } from './traffic-store'

/** Gateways give up sending a batch again long before. */
const rememberedDays = 7

/**
 * Writes down that a batch was stored. In the transaction that stores it, an attempt in another process is waited for.
 *
 * @returns the outcome of an earlier attempt, if there was one.
 */
export async function recordBatch(
  db: Kysely<Schema>,
  batch: TrafficBatch,
): Promise<BatchOutcome | undefined> {
  const inserted = await db
    .insertInto('traffic_batches')
    .values({ gateway_id: batch.gatewayId, batch_id: batch.id, outcome: JSON.stringify(batch.outcome) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('batch_id')
    .executeTakeFirst()
  return inserted ? undefined : findBatch(db, batch)
}

/** @returns the outcome of a batch that was stored. */
export async function findBatch(
  db: Kysely<Schema>,
  { gatewayId, id }: TrafficBatch,
): Promise<BatchOutcome | undefined> {
  const earlier = await db
    .selectFrom('traffic_batches')
    .select('outcome')
    .where('gateway_id', '=', gatewayId)
    .where('batch_id', '=', id)
    .executeTakeFirst()
  return earlier?.outcome as BatchOutcome | undefined
}

export const removeOldBatches = (db: Kysely<Schema>): Promise<void> =>
  deleteInSteps(db, 'traffic_batches', sql`received_at < now() - make_interval(days => ${rememberedDays})`)
