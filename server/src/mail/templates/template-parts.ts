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
  { texts, fill }: TemplateContext,
  { subject, parts }: { subject: string; parts: readonly MailPart[] },
): MailContent {
  const shown = displayName(full_name)
  const name = isPlainName(shown) ? shown : fill(texts.quoted, { name: shown })
  const greeting = fill(texts.greeting, {
    name: status === 'unverified' || shown === '' ? email : name,
  })
  return { subject, greeting, parts, footer: fill(texts.footer) }
}

/** Returns what a mail says of the reason that an operator gave. */
export function reasonParts(
  { texts, fill }: Pick<TemplateContext, 'texts' | 'fill'>,
  reason: string | undefined,
): MailPart[] {
  return reason === undefined ? [] : [fill(texts.reason, { reason })]
}

/** Returns name and address of a person for a mail to operators. */
export function formatPerson(
  { texts, fill }: Pick<TemplateContext, 'texts' | 'fill'>,
  { name, email }: { name: string; email: string },
): string {
  return `${fill(texts.quoted, { name: displayName(name) })} <${email}>`
}

/** Creates a token and returns the link with which the owner of the account sets a password. */
export async function createPasswordLink(context: TemplateContext, account: AccountRecord): Promise<string> {
  const token = await context.source.issueToken({
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
