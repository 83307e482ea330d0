import type { MailData } from '../mail-orders'
import { confirmAddress } from './confirm-address'
import { letterTo } from './parts'
import type { Template } from './template'

/** What follows a registration is told to the owner of the address alone. */
export const signUp: Template<MailData['sign-up']> = (context) => {
  const { developer, texts, settings } = context
  if (!developer) return undefined
  if (developer.status === 'unverified') return confirmAddress(context, developer)
  // Operators have decided, and a registration does not ask them again.
  if (developer.status === 'rejected' || developer.status === 'revoked') return undefined
  const words = texts.accountExists
  return letterTo(developer, context, {
    subject: words.subject(settings.name),
    parts: [
      words.body(settings.name),
      { label: words.action, href: context.link('sign_in') },
      words.otherwise,
    ],
  })
}
