import type { MailData } from '../mail-orders'
import { confirmAddress } from './confirm-address'
import { duration, letterTo, passwordLink } from './parts'
import type { Template } from './template'

export const forgotPassword: Template<MailData['forgot-password']> = async (context) => {
  const { developer, texts, settings, config, language } = context
  if (!developer || developer.status === 'rejected' || developer.status === 'revoked') return undefined
  // The first password comes after the confirmation.
  if (developer.status === 'unverified') return confirmAddress(context, developer)
  const words = texts.setPassword
  return letterTo(developer, context, {
    subject: words.subject(settings.name),
    parts: [
      words.body(settings.name),
      { label: words.action, href: await passwordLink(context, developer) },
      texts.validFor(duration(config.resetSeconds, language)),
      words.otherwise,
    ],
  })
}
