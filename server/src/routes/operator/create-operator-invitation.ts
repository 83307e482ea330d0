import { actorOf } from '../../http/actor'
import { created } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { createInvitation, type InvitationInput } from '../../rules/invitations'
import { organizationOf, type OrganizationBody } from './organization-body'

export const createOperatorInvitation = operation<{
  body: OrganizationBody & { email: string; full_name?: string; language?: InvitationInput['language'] }
}>({
  id: 'createOperatorInvitation',
  access: 'operator',
  isForUsers: true,

  async handle(call) {
    const { body, portal, services } = call
    const { email, full_name: fullName, language } = body
    const organization = organizationOf(body, portal.settings.users)
    const input = { email, fullName, organization, language }
    return created(await createInvitation(services.database, input, actorOf(call)))
  },
})
