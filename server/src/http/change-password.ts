import { changePassword } from '../rules/password-change'
import { actorOf } from './actor'
import { knownDeviceOf } from './known-device'
import { languageOf } from './negotiation'
import type { Call } from './operation'
import type { OperationResponse } from './operation-response'
import { Problem } from './problem'
import { weakPassword } from './weak-password'

export interface PasswordChangeBody {
  old_password: string
  new_password: string
  /** Default: true. */
  end_other_sessions?: boolean
}

/** Changes the password of the account that calls. @throws {Problem} for what is refused. */
export async function changeOwnPassword(call: Call, body: PasswordChangeBody): Promise<OperationResponse> {
  const { caller, portal, services, request } = call
  if (!caller) throw new Problem('sessionRequired')
  const { password_policy: policy } = portal.settings
  const { config, database, rateLimits } = services
  const given = {
    oldPassword: body.old_password,
    newPassword: body.new_password,
    endsOtherSessions: body.end_other_sessions ?? true,
    language: languageOf(request.headers['accept-language']),
    device: await knownDeviceOf(call, caller.account),
    actor: actorOf(call),
  }
  const options = { policy, limits: config.signIn, rateLimits }
  const result = await changePassword(database, caller, given, options)
  switch (result.outcome) {
    case 'limited':
      throw new Problem('rateLimited', { retryAfter: result.retryAfterSeconds })
    case 'ended':
      throw new Problem('sessionExpired')
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
}
