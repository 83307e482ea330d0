import { issueMailToken } from '../../rules/mail-tokens'
import type { DeveloperRecord } from '../../store/developers'
import type { Letter } from '../letter'
import { duration, letterTo } from './parts'
import type { LetterContext } from './template'

/** The letter that an address is confirmed by. */
export async function confirmAddress(context: LetterContext, developer: DeveloperRecord): Promise<Letter> {
  const { texts, settings, config, language } = context
  const words = texts.confirmAddress
  const token = await issueMailToken(context.db, {
    purpose: 'verify-email',
    developerId: developer.id,
    lifetimeSeconds: config.verifySeconds,
  })
  return letterTo(developer, context, {
    subject: words.subject(settings.name),
    parts: [
      words.body(settings.name),
      { label: words.action, href: context.link('verify_email', { token }) },
      texts.validFor(duration(config.verifySeconds, language)),
      words.otherwise,
    ],
  })
}
