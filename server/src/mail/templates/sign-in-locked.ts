import type { MailData } from '../mail-orders'
import { formatDuration, mailToAccount, createPasswordLink } from './template-parts'
import type { Template } from './template'

export const signInLocked: Template<MailData['sign-in-locked']> = async (context) => {
  const { account, texts, settings, config, language } = context
  // An account without a password has none to guess, and one that may not sign in needs no new password.
  if (!account?.password_hash || !/^(approved|pending)$/.test(account.status)) return undefined
  const mailTexts = texts.signInLocked
  return mailToAccount(account, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(settings.name),
      { label: texts.setPassword.action, href: await createPasswordLink(context, account) },
      texts.validFor(formatDuration(config.resetSeconds, language)),
      mailTexts.otherwise,
    ],
  })
}
