import type { MailData } from '../mail-orders'
import { confirmAddress } from './confirm-address'
import { mailToAccount } from './template-parts'
import type { Template } from './template'

/** Only the owner of the address learns from this mail whether an account existed. */
export const signUp: Template<MailData['sign-up']> = (context) => {
  const { account, texts, fill } = context
  if (!account) return undefined
  if (account.status === 'unverified') return confirmAddress(context, account)
  // Operators have decided, and another sign-up does not ask them again.
  if (account.status === 'rejected' || account.status === 'revoked') return undefined
  const mailTexts = texts.accountExists
  return mailToAccount(account, context, {
    subject: fill(mailTexts.subject),
    parts: [
      fill(mailTexts.body),
      { label: mailTexts.action, href: context.link('sign_in') },
      mailTexts.otherwise,
    ],
  })
}
