import type { MailData } from '../mail-orders'
import { formatDuration, mailToAccount, createPasswordLink } from './template-parts'
import type { Template } from './template'

export const accountApproved: Template<MailData['account-approved']> = async (context) => {
  const { account, texts, settings, config, language } = context
  // The decision may have been taken back since.
  if (account?.status !== 'approved') return undefined
  const { subject, ...mailTexts } = texts.approved
  const parts =
    account.password_hash === null
      ? [
          mailTexts.choosePassword(settings.name),
          { label: mailTexts.choosePasswordAction, href: await createPasswordLink(context, account) },
          texts.validFor(formatDuration(config.resetSeconds, language)),
        ]
      : [mailTexts.body(settings.name), { label: mailTexts.action, href: context.link('sign_in') }]
  return mailToAccount(account, context, { subject: subject(settings.name), parts })
}

export const accountRejected: Template<MailData['account-rejected']> = (context) => {
  const { account, texts, settings } = context
  if (account?.status !== 'rejected') return undefined
  return mailToAccount(account, context, {
    subject: texts.rejected.subject(settings.name),
    parts: [texts.rejected.body(settings.name)],
  })
}
