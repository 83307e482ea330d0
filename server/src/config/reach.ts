import { ConfigError } from './environment'
import { isLoopback } from './loopback'
import type { MailConfig } from './mail'

interface Reach {
  readonly host: string
  readonly port: number
  readonly publicUrl?: string
  readonly mail: Pick<MailConfig, 'smtpUrl' | 'localInbox'>
}

/**
 * Refuses settings with which the server would have to guess its own URL from what a request says, or would show mails to others.
 *
 * @throws {ConfigError}
 */
export function checkReach({ host, port, publicUrl, mail }: Reach): void {
  if (!isLoopback(host) && !publicUrl)
    throw new ConfigError(
      `HOST "${host}" is reached from other machines, but PUBLIC_URL is not set. Set PUBLIC_URL to the address that browsers use.`,
    )
  if (mail.smtpUrl && !publicUrl)
    throw new ConfigError(
      `SMTP_URL is set, but PUBLIC_URL is not. Links in mails would point to http://localhost:${port}. Set PUBLIC_URL to the address that browsers use.`,
    )
  if (!mail.localInbox) return
  const reachedAs = [host, ...(publicUrl ? [new URL(publicUrl).hostname] : [])].find(
    (name) => !isLoopback(name),
  )
  if (reachedAs !== undefined)
    throw new ConfigError(
      `LOCAL_INBOX shows every mail to everyone who can reach the server, and "${reachedAs}" is reached from other machines. Set SMTP_URL instead.`,
    )
}
