import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { countAttempts } from '../store/rate-limits'
import { Problem } from './problem'
import type { Services } from './services'

const minute = 60
const hour = 3600

/**
 * Counts a form that was sent, by network address and, where it asks for a mail, by the mail's recipient. The count is
 * the same whether or not anybody has the address.
 *
 * @throws {Problem} when it was one too many.
 */
export async function admitForm(
  { config: { forms }, database: { db } }: Services,
  request: FastifyRequest,
  recipient?: string,
): Promise<void> {
  refuseAbove(forms.perAddress, await countAttempts(db, [`forms:address:${request.ip}`], minute))
  if (recipient === undefined) return
  const hash = createHash('sha256').update(recipient.toLowerCase()).digest('hex')
  refuseAbove(forms.mailsPerRecipient, await countAttempts(db, [`forms:recipient:${hash}`], hour))
}

function refuseAbove(limit: number, hits: Awaited<ReturnType<typeof countAttempts>>): void {
  const exceeded = hits.find(({ count }) => count > limit)
  if (exceeded) throw new Problem('rateLimited', { retryAfter: Math.max(1, exceeded.secondsLeft) })
}
