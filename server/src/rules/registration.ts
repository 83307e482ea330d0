import { orderMail } from '../mail/mail-orders'
import { recordChange, type Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import { saveRegistration } from '../store/accounts'
import type { AccountKind } from '../store/settings'
import type { Language } from '../texts/texts'

export interface Registration {
  kind: AccountKind
  email: string
  fullName: string
  /** The reader's language, and from now on that of the mails to the account. */
  language: Language
  actor: Actor
}

/**
 * Signs up. An existing account does not change, and its owner is notified by mail. Known and unknown addresses cost
 * the same statements: the account is looked up when the mail is sent.
 */
export async function register({ db }: Database, registration: Registration): Promise<void> {
  const { actor, kind, email, language } = registration
  await db.transaction().execute(async (transaction) => {
    const id = await saveRegistration(transaction, registration)
    await recordChange(transaction, { actor, action: `${kind}.register`, subject: id })
    await orderMail(transaction, { to: 'address', address: email, kind, language, template: 'sign-up' })
  })
}
