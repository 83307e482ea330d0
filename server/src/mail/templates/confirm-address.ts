import { issueMailToken } from '../mail-tokens'
import type { DeveloperRecord } from '../../store/developers'
import type { MailContent } from '../render-mail'
import { formatDuration, mailToDeveloper } from './template-parts'
import type { TemplateContext } from './template'

/** Returns the mail with the link that confirms an address. */
export async function confirmAddress(
  context: TemplateContext,
  developer: DeveloperRecord,
): Promise<MailContent> {
  const { texts, settings, config, language } = context
  const mailTexts = texts.confirmAddress
  const token = await issueMailToken(context.db, {
    purpose: 'verify-email',
    developerId: developer.id,
    lifetimeSeconds: config.verifySeconds,
  })
  return mailToDeveloper(developer, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(settings.name),
      { label: mailTexts.action, href: context.link('verify_email', { token }) },
      texts.validFor(formatDuration(config.verifySeconds, language)),
      mailTexts.otherwise,
    ],
  })
}
