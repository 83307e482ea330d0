import { displayName } from '../display-name'
import type { MailData } from '../mail-orders'
import { formatDuration } from './template-parts'
import type { Template } from './template'

export const invitation: Template<MailData['invitation']> = async (context, { invitationId }) => {
  const { source, texts, fill, settings, config, language } = context
  const invited = await source.findInvitation(invitationId)
  // It may have been accepted or revoked since, and a portal that has no users any more takes in none.
  if (!settings.users || !invited || !/^(open|expired)$/.test(invited.state)) return undefined
  const mailTexts = texts.invitation
  const token = await source.issueToken({
    purpose: 'accept-invitation',
    subject: { kind: 'user', id: invited.id },
    lifetimeSeconds: config.invitationSeconds,
  })
  await source.markInvitationSent(invited.id, config.invitationSeconds)
  const href = context.link('accept_invitation', {
    token,
    email: invited.email,
    org: invited.organization,
    ...(invited.full_name === null ? {} : { fullName: invited.full_name }),
  })
  return {
    subject: fill(mailTexts.subject),
    greeting: fill(texts.greeting, { name: invited.email }),
    parts: [
      fill(mailTexts.body, {
        organization: fill(texts.quoted, { name: displayName(invited.organization) }),
      }),
      { label: mailTexts.action, href },
      fill(texts.validFor, { duration: formatDuration(config.invitationSeconds, language) }),
      mailTexts.otherwise,
    ],
    footer: fill(texts.footer),
  }
}
