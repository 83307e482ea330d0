import type { ReviewedRegistration } from '../../store/registration-review'
import type { MailData } from '../mail-orders'
import { displayName } from '../display-name'
import type { MailPart } from '../render-mail'
import { formatPerson } from './template-parts'
import type { Template, TemplateContext } from './template'

export const registrationWaiting: Template<MailData['registration-waiting']> = async (
  context,
  { registrationId },
) => {
  const { source, texts, fill } = context
  const registration = await source.findRegistration(registrationId)
  // It may have been decided on, or taken back, since.
  if (registration?.status !== 'pending') return undefined
  const mailTexts = texts.registrationWaiting
  const { pending_scopes: scopes } = registration
  return {
    subject: fill(mailTexts.subject),
    parts: [
      fill(mailTexts.body, whatWaits(context, registration)),
      ...(scopes.length > 0 ? [fill(mailTexts.scopes, { scopes: scopes.join(', ') })] : []),
      mailTexts.approve,
      command('approve', registrationId, scopes),
      mailTexts.reject,
      command('reject', registrationId),
    ],
    footer: fill(texts.operatorFooter),
  }
}

export const scopesWaiting: Template<MailData['scopes-waiting']> = async (context, { registrationId }) => {
  const { source, texts, fill } = context
  const registration = await source.findRegistration(registrationId)
  if (registration?.status !== 'approved' || registration.pending_scopes.length === 0) return undefined
  const mailTexts = texts.scopesWaiting
  const { pending_scopes: scopes } = registration
  return {
    subject: fill(mailTexts.subject),
    parts: [
      fill(mailTexts.body, whatWaits(context, registration)),
      scopes.join(', '),
      mailTexts.approve,
      command('approve', registrationId, scopes),
      mailTexts.reject,
      command('reject', registrationId, scopes),
    ],
    footer: fill(texts.operatorFooter),
  }
}

function whatWaits(
  context: TemplateContext,
  registration: ReviewedRegistration,
): Record<'person' | 'application' | 'api', string> {
  const { developer_name, developer_email, application_name, product_name, product_version_name } =
    registration
  return {
    person: formatPerson(context, { name: developer_name, email: developer_email }),
    application: displayName(application_name),
    api: `${product_name} ${product_version_name}`,
  }
}

/** Names the scopes that the mail shows, so that the command decides on no others, which were asked for since. */
function command(verb: 'approve' | 'reject', id: string, scopes: readonly string[] = []): MailPart {
  const named = scopes.length > 0 ? ` --scope ${scopes.map(quotedForShell).join(' ')}` : ''
  return { command: `portal-server registrations ${verb} ${id}${named}` }
}

function quotedForShell(text: string): string {
  return /^[\w:./@%+,][\w:./@%+,-]*$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
