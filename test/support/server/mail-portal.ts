import { startMailbox, type Mailbox } from './mailbox'
import { realPortal, type RealPortal, type RealPortalOptions } from './portal'

export interface MailPortal {
  readonly portal: RealPortal
  readonly mailbox: Mailbox
  close(): Promise<void>
}

export const operator = 'operator@example.com'

/** A real portal whose mails go to a real SMTP server. */
export async function mailPortal(options: RealPortalOptions = {}): Promise<MailPortal> {
  const mailbox = await startMailbox()
  const environment = {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Harbour Portal <portal@harbour.example>',
    OPERATOR_MAIL: operator,
    ...options.environment,
  }
  const portal = await realPortal({ ...options, environment })
  return {
    portal,
    mailbox,
    async close() {
      await portal.close()
      await mailbox.close()
    },
  }
}
