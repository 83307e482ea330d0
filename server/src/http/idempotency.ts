import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { createResponseCipher } from '../rules/response-cipher'
import { claimIdempotencyKey, storeIdempotentResponse } from '../store/idempotency'
import type { Schema } from '../store/schema'
import type { OperationResponse } from './operation-response'
import { accountOf } from './account'
import type { Call, Input } from './operation'
import { Problem } from './problem'
import { inTransaction } from '../store/transactions'

/**
 * Creates something once for each `Idempotency-Key` of a developer. The same request gets the same response for a day, also if
 * both arrive at once. A refused request may be tried again.
 *
 * @param create - Everything it does is undone when it throws.
 */
export async function createOnce<I extends Input>(
  call: Call<I>,
  create: (db: Transaction<Schema>) => Promise<OperationResponse>,
): Promise<OperationResponse> {
  const { services, request, body } = call
  const { db } = services.database
  const header = request.headers['idempotency-key']
  if (typeof header !== 'string') return inTransaction(db, create)

  const { accepted } = await services.secrets.named('idempotent-answers')
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.method, request.raw.url, body ?? null]))
    .digest('hex')
  const developerId = accountOf(call).id
  // The oldest first, as every process has it: a key that was used before a rotation is found under what it had then.
  const claims = accepted.toReversed().map(({ key }) => {
    const cipher = createResponseCipher(header, key)
    return { cipher, claim: { developerId, keyHash: cipher.hash, requestHash } }
  })
  return inTransaction(db, async (transaction) => {
    for (const { cipher, claim } of claims) {
      const earlier = await claimIdempotencyKey(transaction, claim)
      if (!earlier) continue
      if (earlier.requestHash !== requestHash) throw new Problem('idempotencyKeyReused')
      return JSON.parse(cipher.decrypt(earlier.response)) as OperationResponse
    }
    const response = await create(transaction)
    for (const { cipher, claim } of claims)
      await storeIdempotentResponse(transaction, claim, cipher.encrypt(JSON.stringify(response)))
    return response
  })
}
