import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../http/services'
import { inboxTransport } from './inbox-transport'
import { startPostOffice } from './post-office'
import { smtpTransport } from './smtp-transport'
import type { MailTransport } from './transport'

/**
 * Sends mails, or keeps them where they can be looked at; with neither asked for they wait in the outbox.
 *
 * @returns the function that stops it.
 */
export function startMail(
  { config, database, portal }: Pick<Services, 'config' | 'database' | 'portal'>,
  portalUrl: string,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const transport = transportOf()
  if (!transport) {
    log.warn('Mails wait in the outbox: there is no SMTP_URL.')
    return () => Promise.resolve()
  }
  return startPostOffice({ database, config: config.mail, transport, portal, portalUrl, log })

  function transportOf(): MailTransport | undefined {
    const { smtpUrl, localInbox, timeoutSeconds } = config.mail
    if (smtpUrl) return smtpTransport(smtpUrl, timeoutSeconds * 1000)
    return localInbox ? inboxTransport(database.db) : undefined
  }
}
