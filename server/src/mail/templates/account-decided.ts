import type { MailData } from '../mail-orders'
import { formatDuration, mailToDeveloper, createPasswordLink } from './template-parts'
import type { Template } from './template'

export const accountApproved: Template<MailData['account-approved']> = async (context) => {
  const { developer, texts, settings, config, language } = context
  // The decision may have been taken back since.
  if (developer?.status !== 'approved') return undefined
  const { subject, ...mailTexts } = texts.approved
  const parts =
    developer.password_hash === null
      ? [
          mailTexts.choosePassword(settings.name),
          { label: mailTexts.choosePasswordAction, href: await createPasswordLink(context, developer) },
          texts.validFor(formatDuration(config.resetSeconds, language)),
        ]
      : [mailTexts.body(settings.name), { label: mailTexts.action, href: context.link('sign_in') }]
  return mailToDeveloper(developer, context, { subject: subject(settings.name), parts })
}

export const accountRejected: Template<MailData['account-rejected']> = (context) => {
  const { developer, texts, settings } = context
  if (developer?.status !== 'rejected') return undefined
  return mailToDeveloper(developer, context, {
    subject: texts.rejected.subject(settings.name),
    parts: [texts.rejected.body(settings.name)],
  })
}
