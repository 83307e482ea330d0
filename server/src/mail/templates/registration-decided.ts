import type { ReviewedRegistration } from '../../store/registration-review'
import type { MailData } from '../mail-orders'
import { displayName } from '../display-name'
import type { MailContent } from '../render-mail'
import { mailToAccount, reasonParts } from './template-parts'
import type { Template, TemplateContext } from './template'

export const registrationApproved: Template<MailData['registration-approved']> = async (
  context,
  { registrationId, scopes = [] },
) => {
  const { source, account, texts, fill } = context
  const registration = await source.findRegistration(registrationId)
  // The decision may have been taken back since.
  if (!account || registration?.status !== 'approved') return undefined
  const mailTexts = texts.registrationApproved
  const { pending_scopes: pending } = registration
  return mailToAccount(account, context, {
    subject: fill(mailTexts.subject),
    parts: [
      fill(mailTexts.body, namesOf(registration)),
      ...(scopes.length > 0 ? [fill(mailTexts.scopes, { scopes: scopes.join(', ') })] : []),
      ...(pending.length > 0 ? [fill(mailTexts.pendingScopes, { scopes: pending.join(', ') })] : []),
      {
        label: mailTexts.action,
        href: context.link('access', {
          application: registration.application_id,
          product: registration.product,
          version: registration.product_version_id,
        }),
      },
    ],
  })
}

export const registrationRejected: Template<MailData['registration-rejected']> = (context, data) =>
  refused(context, 'rejected', data)

export const registrationRevoked: Template<MailData['registration-revoked']> = (context, data) =>
  refused(context, 'revoked', data)

/** Returns nothing once the registration has another status. */
async function refused(
  context: TemplateContext,
  status: 'rejected' | 'revoked',
  { registrationId, reason }: MailData['registration-revoked'],
): Promise<MailContent | undefined> {
  const { source, account, texts, fill } = context
  const registration = await source.findRegistration(registrationId)
  if (!account || registration?.status !== status) return undefined
  const mailTexts = { rejected: texts.registrationRejected, revoked: texts.registrationRevoked }[status]
  return mailToAccount(account, context, {
    subject: fill(mailTexts.subject),
    parts: [fill(mailTexts.body, namesOf(registration)), ...reasonParts(context, reason)],
  })
}

export const scopesApproved: Template<MailData['scopes-approved']> = async (
  context,
  { registrationId, scopes },
) => {
  const { source, account, texts, fill } = context
  const registration = await source.findRegistration(registrationId)
  if (!account || registration?.status !== 'approved') return undefined
  const mailTexts = texts.scopesApproved
  return mailToAccount(account, context, {
    subject: fill(mailTexts.subject),
    parts: [
      fill(mailTexts.body, { ...namesOf(registration), scopes: scopes.join(', ') }),
      {
        label: mailTexts.action,
        href: context.link('application', { application: registration.application_id }),
      },
    ],
  })
}

export const scopesRejected: Template<MailData['scopes-rejected']> = async (
  context,
  { registrationId, scopes, reason },
) => {
  const { source, account, texts, fill } = context
  const registration = await source.findRegistration(registrationId)
  // With a registration that was rejected or revoked since, scopes no longer matter.
  if (!account || (registration?.status !== 'approved' && registration?.status !== 'pending'))
    return undefined
  const mailTexts = texts.scopesRejected
  return mailToAccount(account, context, {
    subject: fill(mailTexts.subject),
    parts: [
      fill(mailTexts.body, { ...namesOf(registration), scopes: scopes.join(', ') }),
      ...reasonParts(context, reason),
      {
        label: mailTexts.action,
        href: context.link('application', { application: registration.application_id }),
      },
    ],
  })
}

function namesOf(registration: ReviewedRegistration): Record<'application' | 'api', string> {
  const { application_name, product_name, product_version_name } = registration
  return { application: displayName(application_name), api: `${product_name} ${product_version_name}` }
}
