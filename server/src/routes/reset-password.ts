import { anonymousActor } from '../http/actor'
import { noContent } from '../http/operation-response'
import { admitForm } from '../http/form-limits'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { weakPassword } from '../http/weak-password'
import { resetPassword as setByToken } from '../rules/password-setting'

export const resetPassword = operation<{ body: { token: string; password: string } }>({
  id: 'resetPassword',
  access: 'anyone',
  isForm: true,

  async handle({ body, portal, services, request }) {
    await admitForm(services, request)
    const { password_policy: policy } = portal.settings
    const result = await setByToken(
      services.database,
      { ...body, kind: 'developer', actor: anonymousActor(request) },
      policy,
    )
    switch (result.outcome) {
      case 'unknown':
        throw new Problem('linkUnknown')
      case 'expired':
        throw new Problem('linkExpired')
      case 'not-allowed':
        throw new Problem('accountPending')
      case 'weak':
        throw weakPassword('password', result.faults, policy)
      case 'set':
        return noContent
    }
  },
})
