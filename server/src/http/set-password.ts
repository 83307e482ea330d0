import { resetPassword } from '../rules/password-setting'
import type { AccountKind } from '../store/settings'
import { anonymousActor } from './actor'
import { admitForm } from './form-limits'
import type { Call } from './operation'
import { Problem } from './problem'
import { weakPassword } from './weak-password'

/** Sets a password by the token of a mail. @returns the address of the account. @throws {Problem} for what is refused. */
export async function setPassword(
  { portal, services, request }: Pick<Call, 'portal' | 'services' | 'request'>,
  kind: AccountKind,
  given: { token: string; password: string },
): Promise<{ email: string }> {
  await admitForm(services, request)
  const { password_policy: policy } = portal.settings
  const setting = { ...given, kind, actor: anonymousActor(request) }
  const result = await resetPassword(services.database, setting, policy)
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
      return { email: result.email }
  }
}
