import { isEmailAddress } from '../lib/email-address'
import { languages, type Language } from '../texts/texts'
import { ConfigError, type EnvironmentReader } from './environment'

export interface MailConfig {
  /** SMTP_URL, or the content of SMTP_URL_FILE. `smtp://user:password@host:587`, `smtps://…:465`. Unset: mails wait in the outbox. */
  readonly smtpUrl?: string
  /** MAIL_FROM. `Name <address>` or an address; required with SMTP_URL. */
  readonly from: string
  /** LOCAL_INBOX. Keep mails, and show them to everyone who can reach the server, instead of sending them. Default false. */
  readonly localInbox: boolean
  /** OPERATOR_MAIL. Addresses that are notified of pending accounts and registrations. */
  readonly operators: readonly string[]
  /** OPERATOR_LANGUAGE. Default en. */
  readonly operatorLanguage: Language
  /** MAIL_TEXTS. Folder with own texts of mails, a file for each language. Unset: there are none. */
  readonly textsFolder?: string
  /** SMTP_TIMEOUT_SECONDS. For one mail, from connecting to its acceptance. Default 60. */
  readonly timeoutSeconds: number
  /** MAIL_RETRY_SECONDS. Pause after a first failure; doubled after each further one, up to an hour. Default 30. */
  readonly retrySeconds: number
  /** MAIL_GIVE_UP_SECONDS. How long a mail is tried. Default 86 400, which is a day. */
  readonly giveUpSeconds: number
  /** VERIFY_TOKEN_SECONDS. Life of a link that confirms an address. Default 86 400. */
  readonly verifySeconds: number
  /** RESET_TOKEN_SECONDS. Life of a link that sets a password. Default 3 600. */
  readonly resetSeconds: number
  /** INVITATION_TOKEN_SECONDS. Life of the link of an invitation. Default 604 800, which is seven days. */
  readonly invitationSeconds: number
}

const day = 86_400

/** Reads the settings of mail. Mistakes are noted in the reader. */
export function readMail(read: EnvironmentReader): MailConfig {
  const smtpUrl = read.attempt(() => readSmtpUrl(read), undefined)
  const localInbox = read.flag('LOCAL_INBOX') ?? false
  const from = read.attempt(() => readSender(read), undefined)
  const operators = read.attempt(() => readOperators(read), [])
  read.attempt(() => {
    if (smtpUrl && localInbox)
      throw new ConfigError('LOCAL_INBOX must be false when SMTP_URL is set, not "true".')
  }, undefined)
  read.attempt(() => {
    if (smtpUrl && read.text('MAIL_FROM') === undefined)
      throw new ConfigError(
        'MAIL_FROM must be the address that mails come from when SMTP_URL is set, not "".',
      )
  }, undefined)
  return {
    smtpUrl,
    from: from ?? 'portal@localhost',
    localInbox,
    operators,
    operatorLanguage: read.choice('OPERATOR_LANGUAGE', languages) ?? 'en',
    textsFolder: read.text('MAIL_TEXTS'),
    timeoutSeconds: read.integer('SMTP_TIMEOUT_SECONDS', { default: 60, minimum: 1 }),
    retrySeconds: read.integer('MAIL_RETRY_SECONDS', { default: 30, minimum: 0 }),
    giveUpSeconds: read.integer('MAIL_GIVE_UP_SECONDS', { default: day, minimum: 1 }),
    verifySeconds: read.integer('VERIFY_TOKEN_SECONDS', { default: day, minimum: 1 }),
    invitationSeconds: read.integer('INVITATION_TOKEN_SECONDS', { default: 7 * day, minimum: 1 }),
    resetSeconds: read.integer('RESET_TOKEN_SECONDS', { default: 3600, minimum: 1 }),
  }
}

/** The message does not repeat the URL, which may contain a password. */
function readSmtpUrl(read: EnvironmentReader): string | undefined {
  const address = read.secret('SMTP_URL')
  if (address === undefined) return undefined
  const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' }
  if (!/^smtps?:$/.test(protocol) || !hostname)
    throw new ConfigError('SMTP_URL must look like smtp://user:password@host:587, and this one does not.')
  return address
}

function readSender(read: EnvironmentReader): string | undefined {
  const sender = read.text('MAIL_FROM')
  if (sender === undefined) return undefined
  const address = /^[^<>\p{Cc}]*<([^<>]*)>$/u.exec(sender)?.[1] ?? sender
  if (!isEmailAddress(address))
    throw new ConfigError(`MAIL_FROM must be an address or Name <address>, not "${sender}".`)
  return sender
}

function readOperators(read: EnvironmentReader): string[] {
  const addresses = read.list('OPERATOR_MAIL')
  const wrong = addresses.find((address) => !isEmailAddress(address))
  if (wrong === undefined) return addresses
  throw new ConfigError(`OPERATOR_MAIL must be addresses separated by commas, not "${wrong}".`)
}
