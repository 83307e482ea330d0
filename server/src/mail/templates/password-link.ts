import type { MailData } from '../mail-orders'
import { createPasswordLink, formatDuration, mailToAccount } from './template-parts'
import type { Template } from './template'

export const passwordLink: Template<MailData['password-link']> = async (context) => {
  const { account, texts, fill, config, language } = context
  // The decision may have been taken back since.
  if (account?.status !== 'approved' && account?.status !== 'pending') return undefined
  const mailTexts = texts.passwordLink
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
