import { findReview, type ReviewedRegistration } from '../../store/registration-review'
import type { MailData } from '../mail-orders'
import { displayName } from '../display-name'
import type { MailPart } from '../render-mail'
import { formatPerson } from './template-parts'
import type { Template, TemplateContext } from './template'

export const registrationWaiting: Template<MailData['registration-waiting']> = async (
  context,
  { registrationId },
) => {
  const { db, texts, settings } = context
  const registration = await findReview(db, registrationId)
  // It may have been decided on, or taken back, since.
  if (registration?.status !== 'pending') return undefined
  const mailTexts = texts.registrationWaiting
  const { pending_scopes: scopes } = registration
  return {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(...whatWaits(context, registration)),
      ...(scopes.length > 0 ? [mailTexts.scopes(scopes.join(', '))] : []),
      mailTexts.approve,
      command('approve', registrationId, scopes),
      mailTexts.reject,
      command('reject', registrationId),
    ],
    footer: texts.operatorFooter(settings.name),
  }
}

export const scopesWaiting: Template<MailData['scopes-waiting']> = async (context, { registrationId }) => {
  const { db, texts, settings } = context
  const registration = await findReview(db, registrationId)
  if (registration?.status !== 'approved' || registration.pending_scopes.length === 0) return undefined
  const mailTexts = texts.scopesWaiting
  const { pending_scopes: scopes } = registration
  return {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(...whatWaits(context, registration)),
      scopes.join(', '),
      mailTexts.approve,
      command('approve', registrationId, scopes),
      mailTexts.reject,
      command('reject', registrationId, scopes),
    ],
    footer: texts.operatorFooter(settings.name),
  }
}

function whatWaits(
  context: TemplateContext,
  registration: ReviewedRegistration,
): [person: string, application: string, api: string] {
  const { developer_name, developer_email, application_name, product_name, product_version_name } =
    registration
  return [
    formatPerson(context, { name: developer_name, email: developer_email }),
    displayName(application_name),
    `${product_name} ${product_version_name}`,
  ]
}

/** Names the scopes that the mail shows, so that the command decides on no others, which were asked for since. */
function command(verb: 'approve' | 'reject', id: string, scopes: readonly string[] = []): MailPart {
  const named = scopes.length > 0 ? ` --scope ${scopes.map(quotedForShell).join(' ')}` : ''
  return { command: `portal-server registrations ${verb} ${id}${named}` }
}

function quotedForShell(text: string): string {
  return /^[\w:./@%+,][\w:./@%+,-]*$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
