import { orderMail } from '../mail/mail-orders'
import { recordChange, type Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import { saveRegistration } from '../store/developers'
import type { Language } from '../texts/texts'

export interface Registration {
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
  const { actor, email, language } = registration
  await db.transaction().execute(async (transaction) => {
    const id = await saveRegistration(transaction, registration)
    await recordChange(transaction, { actor, action: 'developer.register', subject: id })
    await orderMail(transaction, { to: 'address', address: email, language, template: 'sign-up' })
  })
}
