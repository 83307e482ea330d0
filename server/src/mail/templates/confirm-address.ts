import { issueMailToken } from '../mail-tokens'
import type { AccountRecord } from '../../store/accounts'
import type { MailContent } from '../render-mail'
import { formatDuration, mailToAccount } from './template-parts'
import type { TemplateContext } from './template'

/** Returns the mail with the link that confirms an address. */
export async function confirmAddress(context: TemplateContext, account: AccountRecord): Promise<MailContent> {
  const { texts, settings, config, language } = context
  const mailTexts = texts.confirmAddress
  const token = await issueMailToken(context.db, {
    purpose: 'verify-email',
    subject: account,
    lifetimeSeconds: config.verifySeconds,
  })
  return mailToAccount(account, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      account.kind === 'user' ? mailTexts.bodyOfUser(settings.name) : mailTexts.body(settings.name),
      { label: mailTexts.action, href: context.link('verify_email', { token }) },
      texts.validFor(formatDuration(config.verifySeconds, language)),
      mailTexts.otherwise,
    ],
  })
}
