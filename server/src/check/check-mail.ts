import { ConfigError } from '../config/environment'
import type { MailConfig } from '../config/mail'
import { readMailTexts } from '../mail/own-texts'
import { verifySmtp } from '../mail/smtp-transport'
import type { Finding } from './finding'

const longestWaitMs = 15_000

/** Connects to the mail server and signs in there, without sending a mail. */
export async function checkMail({ smtpUrl, localInbox, timeoutSeconds }: MailConfig): Promise<Finding> {
  if (localInbox)
    return { subject: 'mail', state: 'warning', message: 'LOCAL_INBOX shows mails instead of sending them.' }
  if (smtpUrl === undefined)
    return { subject: 'mail', state: 'warning', message: 'SMTP_URL is not set, so mails wait in the queue.' }
  const { host } = new URL(smtpUrl)
  try {
    await verifySmtp(smtpUrl, Math.min(timeoutSeconds * 1000, longestWaitMs))
    return { subject: 'mail', state: 'ok', message: `The mail server at ${host} takes mails.` }
  } catch (error) {
    const reason =
      error instanceof Error ? error.message.replace(/\s+/g, ' ').replace(/\.$/, '') : String(error)
    return {
      subject: 'mail',
      state: 'failed',
      message: `The mail server at ${host} (SMTP_URL) does not take mails: ${reason}.`,
    }
  }
}

/** Reads the own texts of mails. Nothing is found where there are none. */
export async function checkMailTexts({ textsFolder }: MailConfig): Promise<Finding[]> {
  if (textsFolder === undefined) return []
  try {
    await readMailTexts(textsFolder)
    return [{ subject: 'mail texts', state: 'ok', message: `Texts of mails are those of ${textsFolder}.` }]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.mistakes.map((message) => ({ subject: 'mail texts', state: 'failed', message }))
  }
}
