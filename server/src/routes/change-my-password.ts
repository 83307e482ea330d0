import { actorOf } from '../http/actor'
import { languageOf } from '../http/negotiation'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { weakPassword } from '../http/weak-password'
import { changePassword } from '../rules/password-change'

export const changeMyPassword = operation<{ body: { old_password: string; new_password: string } }>({
  id: 'changeMyPassword',
  access: 'account',
  isForm: true,

  async handle(call) {
    const { body, caller, portal, services, request } = call
    if (!caller) throw new Problem('sessionRequired')
    const { password_policy: policy } = portal.settings
    const { config, database, rateLimits } = services
    const given = {
      oldPassword: body.old_password,
      newPassword: body.new_password,
      language: languageOf(request.headers['accept-language']),
      actor: actorOf(call),
    }
    const options = { policy, limits: config.signIn, rateLimits }
    const result = await changePassword(database, caller, given, options)
    switch (result.outcome) {
      case 'limited':
        throw new Problem('rateLimited', { retryAfter: result.retryAfterSeconds })
      case 'locked':
        throw new Problem('accountLocked')
      case 'weak':
        throw weakPassword('new_password', result.faults, policy)
      case 'wrong':
        throw new Problem('invalidRequest', {
          invalidParameters: [
            { field: 'old_password', source: 'body', rule: 'invalid', reason: 'oldPassword' },
          ],
        })
      case 'changed':
        return { status: 202 }
    }
  },
})
