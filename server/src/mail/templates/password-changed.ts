import type { MailData } from '../mail-orders'
import { mailToDeveloper } from './template-parts'
import type { Template } from './template'

export const passwordChanged: Template<MailData['password-changed']> = (context) => {
  const { developer, texts, settings } = context
  if (!developer) return undefined
  const mailTexts = texts.passwordChanged
  return mailToDeveloper(developer, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(settings.name),
      { label: mailTexts.action, href: context.link('sign_in') },
      mailTexts.otherwise,
    ],
  })
}
