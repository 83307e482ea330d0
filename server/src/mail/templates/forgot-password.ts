import type { MailData } from '../mail-orders'
import { confirmAddress } from './confirm-address'
import { formatDuration, mailToAccount, createPasswordLink } from './template-parts'
import type { Template } from './template'

export const forgotPassword: Template<MailData['forgot-password']> = async (context) => {
  const { account, texts, fill, config, language } = context
  if (!account || account.status === 'rejected' || account.status === 'revoked') return undefined
  // The first password comes after the confirmation.
  if (account.status === 'unverified') return confirmAddress(context, account)
  const mailTexts = texts.setPassword
  return mailToAccount(account, context, {
    subject: fill(mailTexts.subject),
    parts: [
      fill(mailTexts.body),
      { label: mailTexts.action, href: await createPasswordLink(context, account) },
      fill(texts.validFor, { duration: formatDuration(config.resetSeconds, language) }),
      mailTexts.otherwise,
    ],
  })
}
