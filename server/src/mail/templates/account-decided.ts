import type { AccountStatus } from '../../store/settings'
import type { MailData } from '../mail-orders'
import type { MailContent } from '../render-mail'
import { formatDuration, mailToAccount, createPasswordLink, reasonParts } from './template-parts'
import type { Template, TemplateContext } from './template'

export const accountApproved: Template<MailData['account-approved']> = async (context) => {
  const { account, texts, fill, config, language } = context
  // The decision may have been taken back since.
  if (account?.status !== 'approved') return undefined
  const { subject, ...mailTexts } = texts.approved
  const parts =
    account.password_hash === null
      ? [
          fill(mailTexts.choosePassword),
          { label: mailTexts.choosePasswordAction, href: await createPasswordLink(context, account) },
          fill(texts.validFor, { duration: formatDuration(config.resetSeconds, language) }),
        ]
      : [fill(mailTexts.body), { label: mailTexts.action, href: context.link('sign_in') }]
  return mailToAccount(account, context, { subject: fill(subject), parts })
}

export const accountRejected: Template<MailData['account-rejected']> = (context, { reason }) =>
  decided(context, 'rejected', context.texts.rejected, reason)

export const accountRevoked: Template<MailData['account-revoked']> = (context, { reason }) =>
  decided(context, 'revoked', context.texts.revoked, reason)

export const accountPending: Template<MailData['account-pending']> = (context) =>
  decided(context, 'pending', context.texts.setPending)

/** Returns nothing once the account has another status. */
function decided(
  context: TemplateContext,
  status: AccountStatus,
  { subject, body }: Record<'subject' | 'body', string>,
  reason?: string,
): MailContent | undefined {
  const { account, fill } = context
  if (account?.status !== status) return undefined
  return mailToAccount(account, context, {
    subject: fill(subject),
    parts: [fill(body), ...reasonParts(context, reason)],
  })
}
