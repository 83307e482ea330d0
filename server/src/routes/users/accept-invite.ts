import { anonymousActor } from '../../http/actor'
import { admitForm } from '../../http/form-limits'
import { operation } from '../../http/operation'
import { json } from '../../http/operation-response'
import { Problem } from '../../http/problem'
import { weakPassword } from '../../http/weak-password'
import { acceptInvitation } from '../../rules/invitation-acceptance'
import { Refusal } from '../../rules/refusal'

interface Body {
  token: string
  full_name: string
  preferred_name: string | null
  password: string
}

export const acceptInvite = operation<{ body: Body }>({
  id: 'acceptInvite',
  access: 'anyone',
  isForUsers: true,
  isForm: true,

  async handle({ body, portal, services, request }) {
    await admitForm(services, request)
    const { password_policy: policy } = portal.settings
    const acceptance = {
      token: body.token,
      fullName: body.full_name,
      preferredName: body.preferred_name,
      password: body.password,
      actor: anonymousActor(request),
    }
    const result = await acceptInvitation(services.database, acceptance, policy)
    switch (result.outcome) {
      case 'unknown':
        throw new Problem('invitationUnknown')
      case 'expired':
        throw new Problem('invitationExpired')
      case 'accepted-before':
        throw new Problem('invitationAccepted')
      case 'revoked':
        throw new Problem('invitationRevoked')
      case 'taken':
        throw new Problem('invitationTaken')
      case 'invalid':
        throw new Refusal('invalid', result.faults)
      case 'weak':
        throw weakPassword('password', result.faults, policy)
      case 'accepted':
        return json({ email: result.email })
    }
  },
})
