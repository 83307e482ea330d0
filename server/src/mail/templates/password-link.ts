import type { MailData } from '../mail-orders'
import { createPasswordLink, formatDuration, mailToAccount } from './template-parts'
import type { Template } from './template'

export const passwordLink: Template<MailData['password-link']> = async (context) => {
  const { account, texts, settings, config, language } = context
  // The decision may have been taken back since.
  if (account?.status !== 'approved' && account?.status !== 'pending') return undefined
  const mailTexts = texts.passwordLink
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
