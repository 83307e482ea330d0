import type { MailData } from '../mail-orders'
import { duration, letterTo, passwordLink } from './parts'
import type { Template } from './template'

export const signInLocked: Template<MailData['sign-in-locked']> = async (context) => {
  const { developer, texts, settings, config, language } = context
  // Without a password there is nothing to guess, and who may not sign in needs no way to.
  if (!developer?.password_hash || !/^(approved|pending)$/.test(developer.status)) return undefined
  const words = texts.signInLocked
  return letterTo(developer, context, {
    subject: words.subject(settings.name),
    parts: [
      words.body(settings.name),
      { label: texts.setPassword.action, href: await passwordLink(context, developer) },
      texts.validFor(duration(config.resetSeconds, language)),
      words.otherwise,
    ],
  })
}
