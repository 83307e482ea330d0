import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sealedWith } from '../rules/sealed-answers'
import { claimIdempotencyKey, keepIdempotentAnswer } from '../store/idempotency'
import type { Schema } from '../store/schema'
import { secretNamed } from '../store/secrets'
import type { Answer } from './answer'
import { developerOf } from './developer'
import type { Call, Input } from './operation'
import { Problem } from './problem'

/**
 * Creates something, once for each `Idempotency-Key` of a developer: whoever sends the same request again, at the same
 * moment or a day later, gets the same answer. A refused request may be tried again.
 *
 * @param create - Everything it does is undone when it throws.
 */
export async function createOnce<I extends Input>(
  call: Call<I>,
  create: (db: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> {
  const { services, request, body } = call
  const { db } = services.database
  const header = request.headers['idempotency-key']
  if (typeof header !== 'string') return db.transaction().execute(create)

  const sealed = sealedWith(header, await secretNamed(services.database, 'idempotent-answers'))
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.method, request.raw.url, body ?? null]))
    .digest('hex')
  const claim = { developerId: developerOf(call).id, keyHash: sealed.hash, requestHash }
  return db.transaction().execute(async (transaction) => {
    const earlier = await claimIdempotencyKey(transaction, claim)
    if (!earlier) {
      const answer = await create(transaction)
      await keepIdempotentAnswer(transaction, claim, sealed.seal(JSON.stringify(answer)))
      return answer
    }
    if (earlier.requestHash !== requestHash) throw new Problem('idempotencyKeyReused')
    return JSON.parse(sealed.open(earlier.answer)) as Answer
  })
}
