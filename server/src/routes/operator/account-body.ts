import { weakPassword } from '../../http/weak-password'
import type { AccountInput, AccountOutcome } from '../../rules/accounts'
import { Refusal } from '../../rules/refusal'
import { takenField } from '../../rules/unique-values'
import type { AccountRecord, ReviewedAccount } from '../../store/accounts'
import type { AccountStatus, PasswordPolicy } from '../../store/settings'

/** What a request says of an account. */
export interface AccountBody {
  full_name?: string
  status?: AccountStatus
  password?: string
}

export function inputOf({ full_name: fullName, status, password }: AccountBody): AccountInput {
  return { fullName, status, password }
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

/** Returns the account as operators see it: without its password hash. */
export function reviewed(account: AccountRecord): ReviewedAccount {
  const { id, email, full_name, status, created_at, updated_at } = account
  return { id, email, full_name, status, created_at, updated_at }
}
