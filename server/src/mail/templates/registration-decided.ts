import { findReview, type ReviewedRegistration } from '../../store/registration-review'
import type { MailData } from '../mail-orders'
import { displayName } from '../display-name'
import type { MailContent } from '../render-mail'
import { mailToAccount, reasonParts } from './template-parts'
import type { Template, TemplateContext } from './template'

export const registrationApproved: Template<MailData['registration-approved']> = async (
  context,
  { registrationId, scopes = [] },
) => {
  const { db, account, texts, settings } = context
  const registration = await findReview(db, registrationId)
  // The decision may have been taken back since.
  if (!account || registration?.status !== 'approved') return undefined
  const mailTexts = texts.registrationApproved
  const { application_id, pending_scopes: pending } = registration
  return mailToAccount(account, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(...namesOf(registration)),
      ...(scopes.length > 0 ? [mailTexts.scopes(scopes.join(', '))] : []),
      ...(pending.length > 0 ? [mailTexts.pendingScopes(pending.join(', '))] : []),
      { label: mailTexts.action, href: context.link('application', { application: application_id }) },
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
  const { db, account, texts, settings } = context
  const registration = await findReview(db, registrationId)
  if (!account || registration?.status !== status) return undefined
  const mailTexts = { rejected: texts.registrationRejected, revoked: texts.registrationRevoked }[status]
  return mailToAccount(account, context, {
    subject: mailTexts.subject(settings.name),
    parts: [mailTexts.body(...namesOf(registration), settings.name), ...reasonParts(context, reason)],
  })
}

export const scopesApproved: Template<MailData['scopes-approved']> = async (
  context,
  { registrationId, scopes },
) => {
  const { db, account, texts, settings } = context
  const registration = await findReview(db, registrationId)
  if (!account || registration?.status !== 'approved') return undefined
  const mailTexts = texts.scopesApproved
  return mailToAccount(account, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(...namesOf(registration), scopes.join(', ')),
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
  const { db, account, texts, settings } = context
  const registration = await findReview(db, registrationId)
  // With a registration that was rejected or revoked since, scopes no longer matter.
  if (!account || (registration?.status !== 'approved' && registration?.status !== 'pending'))
    return undefined
  const mailTexts = texts.scopesRejected
  return mailToAccount(account, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(...namesOf(registration), scopes.join(', '), settings.name),
      ...reasonParts(context, reason),
      {
        label: mailTexts.action,
        href: context.link('application', { application: registration.application_id }),
      },
    ],
  })
}

function namesOf(registration: ReviewedRegistration): [application: string, api: string] {
  const { application_name, product_name, product_version_name } = registration
  return [displayName(application_name), `${product_name} ${product_version_name}`]
}
