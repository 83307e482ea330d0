import type { AccountRecord } from '../../store/accounts'
import type { MailContent } from '../render-mail'
import { formatDuration, mailToAccount } from './template-parts'
import type { TemplateContext } from './template'

/** Returns the mail with the link that confirms an address. */
export async function confirmAddress(context: TemplateContext, account: AccountRecord): Promise<MailContent> {
  const { source, texts, fill, config, language } = context
  const mailTexts = texts.confirmAddress
  const token = await source.issueToken({
    purpose: 'verify-email',
    subject: account,
    lifetimeSeconds: config.verifySeconds,
  })
  return mailToAccount(account, context, {
    subject: fill(mailTexts.subject),
    parts: [
      fill(account.kind === 'user' ? mailTexts.bodyOfUser : mailTexts.body),
      { label: mailTexts.action, href: context.link('verify_email', { token }) },
      fill(texts.validFor, { duration: formatDuration(config.verifySeconds, language) }),
      mailTexts.otherwise,
    ],
  })
}
