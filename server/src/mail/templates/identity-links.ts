import type { MailData } from '../mail-orders'
import { mailToAccount } from './template-parts'
import type { Template } from './template'

export const identityLinked: Template<MailData['identity-linked']> = (context, { provider }) => {
  const { account, texts, settings } = context
  if (!account) return undefined
  const mailTexts = texts.identityLinked
  return mailToAccount(account, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(settings.name, texts.quoted(provider)),
      { label: mailTexts.action, href: context.link('sign_in') },
      mailTexts.otherwise,
    ],
  })
}

export const identityUnlinked: Template<MailData['identity-unlinked']> = (context, { provider }) => {
  const { account, texts, settings } = context
  if (!account) return undefined
  const mailTexts = texts.identityUnlinked
  return mailToAccount(account, context, {
    subject: mailTexts.subject(settings.name),
    parts: [mailTexts.body(settings.name, texts.quoted(provider)), mailTexts.otherwise],
  })
}
