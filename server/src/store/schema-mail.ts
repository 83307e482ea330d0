import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Language } from '../texts/texts'
import type { AccountKind } from './settings'

type CreatedAt = ColumnType<Date, Date | undefined, never>

/** Tokens of links in mails, and of the answer to a confirmed address. */
export interface MailTokenTable {
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string
  purpose: 'verify-email' | 'set-password' | 'accept-invitation'
  kind: AccountKind
  /** ID of the account that it is for, or of the invitation. */
  subject_id: string
  created_at: CreatedAt
  expires_at: ColumnType<Date, Date, never>
  used_at: Date | null
}

/**
 * The outbox. It has template and recipient, not the mail itself: mails contain tokens, which are created when one is sent
 * and are nowhere stored in clear.
 */
export interface MailTable {
  id: Generated<string>
  template: string
  data: JSONColumnType<Record<string, unknown>, string, never>
  /** Account of the recipient. */
  account_id: string | null
  /** Address of a recipient without an account. If both are null, the operators get the mail. */
  address: string | null
  /** Of the account that the address is meant for. */
  kind: AccountKind | null
  /** Language of the request that named the address. */
  language: Language | null
  state: ColumnType<MailState, MailState | undefined, MailState>
  attempts: Generated<number>
  /** Not tried before; while a process sends it, until when it has it for itself. */
  due_at: ColumnType<Date, Date | undefined, Date>
  last_error: string | null
  created_at: CreatedAt
  finished_at: Date | null
}

/** `dropped`: there turned out to be nobody to write to. `failed`: refused for good, or too old. */
export type MailState = 'waiting' | 'sent' | 'dropped' | 'failed'

/** Mails that would have been sent, where the inbox stands in for a mail server. */
export interface LocalInboxTable {
  /** The mail's. */
  id: string
  sender: string
  recipients: JSONColumnType<string[], string, never>
  subject: string
  text: string
  html: string
  language: Language
  received_at: CreatedAt
}
