import { createTransport } from 'nodemailer'
import { isEmailAddress } from '../lib/email-address'
import { MailRefused, type MailTransport } from './transport'

/**
 * @param url - `smtp://` or `smtps://`; nodemailer's options may follow as a query, `?requireTLS=true`.
 * @param timeoutMs - Of every step: connecting, the greeting, silence of the server.
 */
export function smtpTransport(url: string, timeoutMs: number): MailTransport {
  const transport = transportTo(url, timeoutMs)
  return {
    async send({ id, from, to, subject, text, html, language }, signal) {
      // A line break in an address would be read as a second recipient.
      if (!to.every(isEmailAddress)) throw new MailRefused('A recipient is no e-mail address.')
      try {
        await transport.sendMail({
          from,
          to: to.map((address) => ({ name: '', address })),
          subject,
          text,
          html,
          messageId: `<${id}@${domainOf(from)}>`,
          headers: {
            'Content-Language': language,
            // Asks automatic responders not to reply.
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          },
          signal,
        })
      } catch (error) {
        if (isFinal(error)) throw new MailRefused((error as Error).message, { cause: error })
        throw error
      }
    },
  }
}

/**
 * Connects to the mail server, and signs in if the URL has a user.
 *
 * @throws with the reason why it would accept no mail.
 */
export async function verifySmtp(url: string, timeoutMs: number): Promise<void> {
  const transport = transportTo(url, timeoutMs)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

function transportTo(url: string, timeoutMs: number) {
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function domainOf(sender: string): string {
  return /@([^<>@\s]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost'
}

/** Whether the server rejected this message for good. A refused sender or a failed connection may be temporary. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600
}
