import type { MailData } from '../mail-orders'
import { mailToAccount } from './template-parts'
import type { Template } from './template'

export const passwordChanged: Template<MailData['password-changed']> = (context) => {
  const { account, texts, fill } = context
  if (!account) return undefined
  const mailTexts = texts.passwordChanged
  return mailToAccount(account, context, {
    subject: fill(mailTexts.subject),
    parts: [
      fill(mailTexts.body),
      { label: mailTexts.action, href: context.link('sign_in') },
      mailTexts.otherwise,
    ],
  })
}
