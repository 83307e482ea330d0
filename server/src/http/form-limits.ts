import type { FastifyRequest } from 'fastify'
import { Problem } from './problem'
import type { Services } from './services'

/**
 * Counts a form that was sent, by network address and, where it asks for a mail, by the mail's recipient.
 *
 * @throws {Problem} if the limit is exceeded.
 */
export async function admitForm(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  request: FastifyRequest,
  recipient?: string,
): Promise<void> {
  refuse(await rateLimits.form(request.ip))
  if (recipient !== undefined) await admitMail({ rateLimits }, recipient)
}

/** Counts a mail, the same whether or not an account has the address. @throws {Problem} if the limit is exceeded. */
export async function admitMail(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  recipient: string,
): Promise<void> {
  refuse(await rateLimits.mailTo(recipient))
}

function refuse(retryAfter: number | undefined): void {
  if (retryAfter !== undefined) throw new Problem('rateLimited', { retryAfter })
}
