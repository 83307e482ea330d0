import type { Transaction } from 'kysely'
import { orderMail } from '../mail/mail-orders'
import { recordChange, type Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import { saveRegistration, type RegisteredAccount } from '../store/accounts'
import type { Schema } from '../store/schema'
import type { AccountKind } from '../store/settings'
import type { Language } from '../texts/texts'
import { inTransaction } from '../store/transactions'

export interface Registration {
  kind: AccountKind
  email: string
  fullName: string
  /** The reader's language, and from now on that of the mails to the account. */
  language: Language
  actor: Actor
}

/**
 * Signs up a developer. An existing account does not change, and its owner is notified by mail. Known and unknown addresses cost
 * the same statements: the account is looked up when the mail is sent.
 */
export async function register({ db }: Database, registration: Registration): Promise<void> {
  await inTransaction(db, (transaction) => storeRegistration(transaction, registration))
}

/** What every registration brings with it, of either kind. @returns the ID of the account, which is locked then. */
export async function storeRegistration(
  transaction: Transaction<Schema>,
  registration: Registration & Pick<RegisteredAccount, 'ofUser'>,
): Promise<string> {
  const { actor, kind, email, language } = registration
  const id = await saveRegistration(transaction, registration)
  await recordChange(transaction, { actor, action: `${kind}.register`, subject: id })
  await orderMail(transaction, { to: 'address', address: email, kind, language, template: 'sign-up' })
  return id
}
