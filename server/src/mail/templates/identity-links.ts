import type { MailData } from '../mail-orders'
import { mailToAccount } from './template-parts'
import type { Template } from './template'

export const identityLinked: Template<MailData['identity-linked']> = (context, { provider }) => {
  const { account, texts, fill } = context
  if (!account) return undefined
  const mailTexts = texts.identityLinked
  return mailToAccount(account, context, {
    subject: fill(mailTexts.subject),
    parts: [
      fill(mailTexts.body, { provider: fill(texts.quoted, { name: provider }) }),
      { label: mailTexts.action, href: context.link('sign_in') },
      mailTexts.otherwise,
    ],
  })
}

export const identityUnlinked: Template<MailData['identity-unlinked']> = (context, { provider }) => {
  const { account, texts, fill } = context
  if (!account) return undefined
  const mailTexts = texts.identityUnlinked
  return mailToAccount(account, context, {
    subject: fill(mailTexts.subject),
    parts: [fill(mailTexts.body, { provider: fill(texts.quoted, { name: provider }) }), mailTexts.otherwise],
  })
}
