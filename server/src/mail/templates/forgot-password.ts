import type { MailData } from '../mail-orders'
import { confirmAddress } from './confirm-address'
import { formatDuration, mailToAccount, createPasswordLink } from './template-parts'
import type { Template } from './template'

export const forgotPassword: Template<MailData['forgot-password']> = async (context) => {
  const { account, texts, settings, config, language } = context
  if (!account || account.status === 'rejected' || account.status === 'revoked') return undefined
  // The first password comes after the confirmation.
  if (account.status === 'unverified') return confirmAddress(context, account)
  const mailTexts = texts.setPassword
  return mailToAccount(account, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(settings.name),
      { label: mailTexts.action, href: await createPasswordLink(context, account) },
      texts.validFor(formatDuration(config.resetSeconds, language)),
      mailTexts.otherwise,
    ],
  })
}
