import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'

export interface IdempotencyClaim {
  developerId: string
  keyHash: string
  /** Of everything that makes the request the same request. */
  requestHash: string
}

/** What an earlier request with the same key was, and what it was answered. */
export interface EarlierRequest {
  requestHash: string
  answer: Buffer
}

/**
 * Takes the key for this transaction. While another transaction has it, this waits: for its answer, or to go ahead
 * after it was undone.
 *
 * @returns undefined when the key was free.
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
  const { request_hash, answer } = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('developer_id', '=', developerId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow()
  if (answer === null) throw new Error('An idempotency key was kept without its answer.')
  return { requestHash: request_hash, answer }
}

export async function keepIdempotentAnswer(
  db: Transaction<Schema>,
  { developerId, keyHash }: IdempotencyClaim,
  answer: Buffer,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('developer_id', '=', developerId)
    .where('key_hash', '=', keyHash)
    .execute()
}

/** A day is longer than anybody retries. */
export async function removeOldIdempotencyKeys(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
