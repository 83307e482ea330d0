import { issueMailToken } from '../../rules/mail-tokens'
import type { DeveloperRecord } from '../../store/developers'
import type { Language } from '../../texts/texts'
import type { Letter, LetterPart } from '../letter'
import { looksLikeName, shownName } from '../shown-name'
import type { LetterContext } from './template'

/**
 * A letter to a developer, with greeting and footer. As long as nobody has confirmed the address, somebody else may have
 * chosen the name to say something to its owner, so it is left out.
 */
export function letterTo(
  { full_name, status }: DeveloperRecord,
  { texts, settings }: LetterContext,
  { subject, parts }: { subject: string; parts: readonly LetterPart[] },
): Letter {
  const shown = shownName(full_name)
  const name = looksLikeName(shown) ? shown : texts.quoted(shown)
  const greeting = texts.greeting(status === 'unverified' ? undefined : name)
  return { subject, greeting, parts, footer: texts.footer(settings.name) }
}

/** A developer in a letter to operators. */
export function personIn(
  { texts }: Pick<LetterContext, 'texts'>,
  { name, email }: { name: string; email: string },
): string {
  return `${texts.quoted(shownName(name))} <${email}>`
}

/** Link with a fresh token by which the developer sets a password. */
export async function passwordLink(context: LetterContext, developer: DeveloperRecord): Promise<string> {
  const token = await issueMailToken(context.db, {
    purpose: 'set-password',
    developerId: developer.id,
    lifetimeSeconds: context.config.resetSeconds,
  })
  return context.link('reset_password', { token, email: developer.email })
}

/** `24 hours`, in the largest unit that says it exactly. */
export function duration(seconds: number, language: Language): string {
  const [unit, length] =
    seconds % 3600 === 0 ? ['hour', 3600] : seconds % 60 === 0 ? ['minute', 60] : ['second', 1]
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    seconds / Number(length),
  )
}
