import { createHash } from 'node:crypto'
import { Problem } from '../http/problem.mjs'

const DAY = 86_400_000
/** @type {Map<string, { request: string, at: number, result: import('../http/server.mjs').HandlerResult }>} */
const attempts = new Map()

/**
 * Makes a handler that creates a thing safe to repeat: the same key with the same request gets the first response again.
 * Refusals are not kept, so a corrected request may use the same key.
 *
 * @param {string} operation
 * @param {import('../http/server.mjs').Handler} handler must not wait, so that no two attempts overlap
 * @returns {import('../http/server.mjs').Handler}
 */
export function repeatable(operation, handler) {
  return (call) => {
    const key = call.headers['Idempotency-Key']
    if (!key) return handler(call)
    forgetOld()
    const request = createHash('sha256')
      .update(JSON.stringify([operation, call.path, call.body]))
      .digest('hex')
    const earlier = attempts.get(key)
    if (earlier && earlier.request !== request) {
      throw new Problem(422, 'idempotency-key-reused', 'This Idempotency-Key belongs to another request.')
    }
    if (earlier) return earlier.result
    // A copy: later changes of the thing must not change the result of an earlier request.
    const result = structuredClone(handler(call))
    attempts.set(key, { request, at: Date.now(), result })
    return result
  }
}

function forgetOld() {
  for (const [key, { at }] of attempts) if (at < Date.now() - DAY) attempts.delete(key)
}
