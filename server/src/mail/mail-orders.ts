import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../store/schema'
import { insertMail } from '../store/outbox'
import type { Language } from '../texts/texts'

type Nothing = Record<never, never>

/** Every template, with what its letter is about. Stored as JSON: plain data only, and never a secret. */
export interface MailData {
  /** After a registration. A confirmation for a new account; for one that exists, that it does. */
  'sign-up': Nothing
  /** After "forgot password". Dropped when nobody has the address. */
  'forgot-password': Nothing
  'password-changed': Nothing
  /** Wrong passwords have locked the address. Dropped when nobody has it. */
  'sign-in-locked': Nothing
  'account-approved': Nothing
  'account-rejected': Nothing
  /** For operators: the account waits for them. */
  'account-waiting': { developerId: string }
  /** For operators: an application waits to be let in. */
  'registration-waiting': { registrationId: string }
  'registration-approved': { registrationId: string }
  'registration-rejected': { registrationId: string }
}

export type MailTemplate = keyof MailData

/**
 * To an account, in its own language; to an address that somebody gave, in that reader's language; or to the operators.
 */
export type MailRecipient =
  | { to: 'developer'; developerId: string }
  | { to: 'address'; address: string; language: Language }
  | { to: 'operators' }

export type MailOrder<T extends MailTemplate = MailTemplate> = MailRecipient &
  {
    [Name in T]: Nothing extends MailData[Name]
      ? { template: Name; data?: MailData[Name] }
      : { template: Name; data: MailData[Name] }
  }[T]

/**
 * Puts a mail into the outbox. Call it in the transaction of whatever the mail tells of, so that both happen or neither; it is
 * written and sent after the commit, by whichever server process comes first, and tried again while the mail server does not
 * take it. Who orders needs no mail server and never waits for one.
 *
 *     await orderMail(transaction, { to: 'developer', developerId, template: 'account-approved' })
 *     await orderMail(transaction, { to: 'operators', template: 'account-waiting', data: { developerId } })
 *
 * A new kind of mail: its data in `MailData` above, its texts in `texts/` (all five languages), its letter in `templates/`.
 */
export async function orderMail(db: Kysely<Schema> | Transaction<Schema>, order: MailOrder): Promise<void> {
  await insertMail(db, {
    template: order.template,
    data: order.data ?? {},
    ...(order.to === 'developer' ? { developerId: order.developerId } : {}),
    ...(order.to === 'address' ? { address: order.address, language: order.language } : {}),
  })
}
