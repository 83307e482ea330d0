import type { MailData } from '../mail-orders'
import { duration, letterTo, passwordLink } from './parts'
import type { Template } from './template'

export const accountApproved: Template<MailData['account-approved']> = async (context) => {
  const { developer, texts, settings, config, language } = context
  // The decision may have been taken back since.
  if (developer?.status !== 'approved') return undefined
  const { subject, ...words } = texts.approved
  const parts =
    developer.password_hash === null
      ? [
          words.choosePassword(settings.name),
          { label: words.choosePasswordAction, href: await passwordLink(context, developer) },
          texts.validFor(duration(config.resetSeconds, language)),
        ]
      : [words.body(settings.name), { label: words.action, href: context.link('sign_in') }]
  return letterTo(developer, context, { subject: subject(settings.name), parts })
}

export const accountRejected: Template<MailData['account-rejected']> = (context) => {
  const { developer, texts, settings } = context
  if (developer?.status !== 'rejected') return undefined
  return letterTo(developer, context, {
    subject: texts.rejected.subject(settings.name),
    parts: [texts.rejected.body(settings.name)],
  })
}
