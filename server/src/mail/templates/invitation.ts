import { findInvitation, markSent } from '../../store/invitations'
import { displayName } from '../display-name'
import type { MailData } from '../mail-orders'
import { issueMailToken } from '../mail-tokens'
import { formatDuration } from './template-parts'
import type { Template } from './template'

export const invitation: Template<MailData['invitation']> = async (context, { invitationId }) => {
  const { db, texts, settings, config, language } = context
  const invited = await findInvitation(db, invitationId)
  // It may have been accepted or revoked since, and a portal that has no users any more takes in none.
  if (!settings.users || !invited || !/^(open|expired)$/.test(invited.state)) return undefined
  const mailTexts = texts.invitation
  const token = await issueMailToken(db, {
    purpose: 'accept-invitation',
    subject: { kind: 'user', id: invited.id },
    lifetimeSeconds: config.invitationSeconds,
  })
  await markSent(db, invited.id, config.invitationSeconds)
  const href = context.link('accept_invitation', {
    token,
    email: invited.email,
    org: invited.organization,
    ...(invited.full_name === null ? {} : { fullName: invited.full_name }),
  })
  return {
    subject: mailTexts.subject(settings.name),
    greeting: texts.greeting(invited.email),
    parts: [
      mailTexts.body(texts.quoted(displayName(invited.organization)), settings.name),
      { label: mailTexts.action, href },
      texts.validFor(formatDuration(config.invitationSeconds, language)),
      mailTexts.otherwise,
    ],
    footer: texts.footer(settings.name),
  }
}
