import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config'
import type { MaybePromise } from '../lib/maybe-promise'
import type { PortalRecord } from '../store/portal'
import type { Database } from '../store/database'
import { inboxTransport } from './inbox-transport'
import { startMailQueue, type MailOutcome } from './mail-queue'
import type { MailTextsByLanguage } from './own-texts'
import { smtpTransport } from './smtp-transport'
import type { MailTransport } from './transport'

interface MailParts {
  readonly config: Config
  readonly database: Database
  readonly portal: () => MaybePromise<PortalRecord>
}

interface MailOptions {
  /** Where browsers reach the portal, without a trailing slash. */
  readonly portalUrl: string
  readonly texts: MailTextsByLanguage
  readonly attempted?: (outcome: MailOutcome) => void
}

/**
 * Starts sending mails, or storing them in the local inbox. Without SMTP_URL and LOCAL_INBOX they stay in the outbox.
 *
 * @returns a function that stops it.
 */
export function startMail(
  { config, database, portal }: MailParts,
  options: MailOptions,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const transport = transportOf()
  if (!transport) {
    log.warn('SMTP_URL is not set, so mails stay in the outbox. Set SMTP_URL to send them.')
    return () => Promise.resolve()
  }
  return startMailQueue({ database, config: config.mail, transport, portal, log, ...options })

  function transportOf(): MailTransport | undefined {
    const { smtpUrl, localInbox, timeoutSeconds } = config.mail
    if (smtpUrl) return smtpTransport(smtpUrl, timeoutSeconds * 1000)
    return localInbox ? inboxTransport(database.db) : undefined
  }
}
