import type { MailData } from '../mail-orders'
import { confirmAddress } from './confirm-address'
import { mailToDeveloper } from './template-parts'
import type { Template } from './template'

/** Only the owner of the address learns from this mail whether an account existed. */
export const signUp: Template<MailData['sign-up']> = (context) => {
  const { developer, texts, settings } = context
  if (!developer) return undefined
  if (developer.status === 'unverified') return confirmAddress(context, developer)
  // Operators have decided, and another sign-up does not ask them again.
  if (developer.status === 'rejected' || developer.status === 'revoked') return undefined
  const mailTexts = texts.accountExists
  return mailToDeveloper(developer, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(settings.name),
      { label: mailTexts.action, href: context.link('sign_in') },
      mailTexts.otherwise,
    ],
  })
}
