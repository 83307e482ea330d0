import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Language } from '../texts/texts'

type CreatedAt = ColumnType<Date, Date | undefined, never>

/** Tokens of links in mails, and of the answer to a confirmed address. */
export interface MailTokenTable {
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string
  purpose: 'verify-email' | 'set-password'
  kind: 'developer' | 'user'
  account_id: string
  created_at: CreatedAt
  expires_at: ColumnType<Date, Date, never>
  used_at: Date | null
}

/**
 * The outbox. It says what to write and to whom, not the letter itself: letters carry tokens, which are made when one is sent
 * and are nowhere stored in clear.
 */
export interface MailTable {
  id: Generated<string>
  template: string
  data: JSONColumnType<Record<string, unknown>, string, never>
  /** The account it goes to. */
  developer_id: string | null
  /** Where it goes without an account. Null as well: to the operators. */
  address: string | null
  /** Of whoever gave the address. */
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
