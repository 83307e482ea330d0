import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config'
import type { Eventually } from '../rules/eventually'
import type { PortalState } from '../rules/portal-state'
import type { Database } from '../store/database'
import { inboxTransport } from './inbox-transport'
import { startPostOffice } from './post-office'
import { smtpTransport } from './smtp-transport'
import type { MailTransport } from './transport'

interface MailParts {
  readonly config: Config
  readonly database: Database
  readonly portal: () => Eventually<PortalState>
}

/**
 * Sends mails, or keeps them where they can be looked at; with neither asked for they wait in the outbox.
 *
 * @returns the function that stops it.
 */
export function startMail(
  { config, database, portal }: MailParts,
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
