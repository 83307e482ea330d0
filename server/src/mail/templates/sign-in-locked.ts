import type { MailData } from '../mail-orders'
import { mailToAccount } from './template-parts'
import type { Template } from './template'

/** Has no link that sets a password: an attacker who locks an address could have such links sent at any time. */
export const signInLocked: Template<MailData['sign-in-locked']> = (context) => {
  const { account, texts, fill, link } = context
  // An account without a password has none to guess, and one that may not sign in needs no new password.
  if (!account?.password_hash || !/^(approved|pending)$/.test(account.status)) return undefined
  const mailTexts = texts.signInLocked
  return mailToAccount(account, context, {
    subject: fill(mailTexts.subject),
    parts: [
      fill(mailTexts.body),
      { label: mailTexts.action, href: link('forgot_password') },
      mailTexts.otherwise,
    ],
  })
}
