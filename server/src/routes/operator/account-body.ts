import { weakPassword } from '../../http/weak-password'
import type { AccountInput, AccountOutcome } from '../../rules/accounts'
import { Refusal } from '../../rules/refusal'
import { takenField } from '../../rules/unique-values'
import type { AccountRecord } from '../../store/accounts'
import type { AccountStatus, PasswordPolicy } from '../../store/settings'

/** What a request says of an account. */
export interface AccountBody {
  full_name?: string
  status?: AccountStatus
}

/** The path names the kind of account. */
export type AccountParams = { developerId: string } | { userId: string }

export function accountIdOf(params: AccountParams): string {
  return 'userId' in params ? params.userId : params.developerId
}

export function inputOf({ full_name: fullName, status }: AccountBody): AccountInput {
  return { fullName, status }
}

/** Returns the account that a rule created or changed. Throws what it refused instead. */
export function accountOf(result: AccountOutcome, policy: PasswordPolicy): AccountRecord {
  switch (result.outcome) {
    case 'exists':
      throw takenField('email')
    case 'invalid':
      throw new Refusal('invalid', result.faults)
    case 'weak':
      throw weakPassword('password', result.faults, policy)
    default:
      return result.account
  }
}
