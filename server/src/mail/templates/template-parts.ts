import { issueMailToken } from '../mail-tokens'
import type { AccountRecord } from '../../store/accounts'
import type { Language } from '../../texts/texts'
import type { MailContent, MailPart } from '../render-mail'
import { displayName, isPlainName } from '../display-name'
import type { TemplateContext } from './template'

/**
 * Returns a mail to the owner of an account, with greeting and footer. It greets by the address until that is confirmed:
 * until then, another person may have chosen the name to send a message to the owner of the address.
 */
export function mailToAccount(
  { email, full_name, status }: AccountRecord,
  { texts, settings }: TemplateContext,
  { subject, parts }: { subject: string; parts: readonly MailPart[] },
): MailContent {
  const shown = displayName(full_name)
  const name = isPlainName(shown) ? shown : texts.quoted(shown)
  const greeting = texts.greeting(status === 'unverified' || shown === '' ? email : name)
  return { subject, greeting, parts, footer: texts.footer(settings.name) }
}

/** Returns what a mail says of the reason that an operator gave. */
export function reasonParts(
  { texts }: Pick<TemplateContext, 'texts'>,
  reason: string | undefined,
): MailPart[] {
  return reason === undefined ? [] : [texts.reason(reason)]
}

/** Returns name and address of a person for a mail to operators. */
export function formatPerson(
  { texts }: Pick<TemplateContext, 'texts'>,
  { name, email }: { name: string; email: string },
): string {
  return `${texts.quoted(displayName(name))} <${email}>`
}

/** Creates a token and returns the link with which the owner of the account sets a password. */
export async function createPasswordLink(context: TemplateContext, account: AccountRecord): Promise<string> {
  const token = await issueMailToken(context.db, {
    purpose: 'set-password',
    subject: account,
    lifetimeSeconds: context.config.resetSeconds,
  })
  return context.link('reset_password', { token, email: account.email })
}

/** Returns a duration such as `24 hours`, in the largest unit without a fraction. */
export function formatDuration(seconds: number, language: Language): string {
  const [unit, length] =
    seconds % 86_400 === 0 && seconds > 86_400
      ? ['day', 86_400]
      : seconds % 3600 === 0
        ? ['hour', 3600]
        : seconds % 60 === 0
          ? ['minute', 60]
          : ['second', 1]
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    seconds / Number(length),
  )
}
