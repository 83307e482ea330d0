import type { FastifyRequest } from 'fastify'
import { isKnownTo } from './operation-response'
import { Problem } from './problem'

/**
 * Stops a change of something that is no longer what the caller saw. Weak tags are taken too: a proxy that compresses an
 * answer makes its tag weak.
 *
 * @param etag - Of the thing as it is now.
 * @throws {Problem} 412 when `If-Match` names others only.
 */
export function assertMatch({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): void {
  const header = headers['if-match']
  if (header !== undefined && !isKnownTo(header, etag)) throw new Problem('preconditionFailed')
}
