import type { MailData } from '../mail-orders'
import { letterTo } from './parts'
import type { Template } from './template'

export const passwordChanged: Template<MailData['password-changed']> = (context) => {
  const { developer, texts, settings } = context
  if (!developer) return undefined
  const words = texts.passwordChanged
  return letterTo(developer, context, {
    subject: words.subject(settings.name),
    parts: [
      words.body(settings.name),
      { label: words.action, href: context.link('sign_in') },
      words.otherwise,
    ],
  })
}
