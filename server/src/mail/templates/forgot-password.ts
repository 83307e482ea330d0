import type { MailData } from '../mail-orders'
import { confirmAddress } from './confirm-address'
import { formatDuration, mailToDeveloper, createPasswordLink } from './template-parts'
import type { Template } from './template'

export const forgotPassword: Template<MailData['forgot-password']> = async (context) => {
  const { developer, texts, settings, config, language } = context
  if (!developer || developer.status === 'rejected' || developer.status === 'revoked') return undefined
  // The first password comes after the confirmation.
  if (developer.status === 'unverified') return confirmAddress(context, developer)
  const mailTexts = texts.setPassword
  return mailToDeveloper(developer, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(settings.name),
      { label: mailTexts.action, href: await createPasswordLink(context, developer) },
      texts.validFor(formatDuration(config.resetSeconds, language)),
      mailTexts.otherwise,
    ],
  })
}
