import { removeInBatches } from './removal'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'

export interface IdempotencyClaim {
  developerId: string
  keyHash: string
  /** Hash of method, URL and body. */
  requestHash: string
}

/** An earlier request with the same key, and its encrypted response. */
export interface EarlierRequest {
  requestHash: string
  response: Buffer
}

/**
 * Claims the key for this transaction. If another transaction has claimed it, waits until that ends: with its response, or
 * with the claim after a rollback.
 *
 * @returns undefined if the claim succeeded.
 */
export async function claimIdempotencyKey(
  db: Transaction<Schema>,
  { developerId, keyHash, requestHash }: IdempotencyClaim,
): Promise<EarlierRequest | undefined> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ developer_id: developerId, key_hash: keyHash, request_hash: requestHash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst()
  if (claimed) return undefined
  const { request_hash, answer: response } = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('developer_id', '=', developerId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow()
  if (response === null) throw new Error('An idempotency key was stored without its response.')
  return { requestHash: request_hash, response }
}

export async function storeIdempotentResponse(
  db: Transaction<Schema>,
  { developerId, keyHash }: IdempotencyClaim,
  response: Buffer,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: response })
    .where('developer_id', '=', developerId)
    .where('key_hash', '=', keyHash)
    .execute()
}

/** Removes keys after a day, which is longer than clients retry. */
export async function removeOldIdempotencyKeys(db: Kysely<Schema>): Promise<void> {
  await removeInBatches(db, 'idempotency_keys', sql`created_at < now() - interval '1 day'`)
}
