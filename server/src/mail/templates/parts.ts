import { issueMailToken } from '../../rules/mail-tokens'
import type { DeveloperRecord } from '../../store/developers'
import type { Language } from '../../texts/texts'
import type { Letter, LetterPart } from '../letter'
import type { LetterContext } from './template'

/** A letter to a developer, with greeting and footer. */
export function letterTo(
  { full_name }: DeveloperRecord,
  { texts, settings }: LetterContext,
  { subject, parts }: { subject: string; parts: readonly LetterPart[] },
): Letter {
  return { subject, greeting: texts.greeting(full_name), parts, footer: texts.footer(settings.name) }
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
