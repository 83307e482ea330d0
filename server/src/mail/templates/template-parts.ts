import { issueMailToken } from '../mail-tokens'
import type { DeveloperRecord } from '../../store/developers'
import type { Language } from '../../texts/texts'
import type { MailContent, MailPart } from '../render-mail'
import { displayName, isPlainName } from '../display-name'
import type { TemplateContext } from './template'

/**
 * Returns a mail to a developer, with greeting and footer. The greeting leaves the name out until the address is confirmed:
 * until then, another person may have chosen the name to send a message to the owner of the address.
 */
export function mailToDeveloper(
  { full_name, status }: DeveloperRecord,
  { texts, settings }: TemplateContext,
  { subject, parts }: { subject: string; parts: readonly MailPart[] },
): MailContent {
  const shown = displayName(full_name)
  const name = isPlainName(shown) ? shown : texts.quoted(shown)
  const greeting = texts.greeting(status === 'unverified' ? undefined : name)
  return { subject, greeting, parts, footer: texts.footer(settings.name) }
}

/** Returns name and address of a developer for a mail to operators. */
export function formatDeveloper(
  { texts }: Pick<TemplateContext, 'texts'>,
  { name, email }: { name: string; email: string },
): string {
  return `${texts.quoted(displayName(name))} <${email}>`
}

/** Creates a token and returns the link with which the developer sets a password. */
export async function createPasswordLink(
  context: TemplateContext,
  developer: DeveloperRecord,
): Promise<string> {
  const token = await issueMailToken(context.db, {
    purpose: 'set-password',
    developerId: developer.id,
    lifetimeSeconds: context.config.resetSeconds,
  })
  return context.link('reset_password', { token, email: developer.email })
}

/** Returns a duration such as `24 hours`, in the largest unit without a fraction. */
export function formatDuration(seconds: number, language: Language): string {
  const [unit, length] =
    seconds % 3600 === 0 ? ['hour', 3600] : seconds % 60 === 0 ? ['minute', 60] : ['second', 1]
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    seconds / Number(length),
  )
}
