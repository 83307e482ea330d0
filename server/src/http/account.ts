import type { AccountRecord } from '../store/accounts'
import type { Call, Input } from './operation'
import { Problem } from './problem'

/** The account that calls, where a session is required: a developer's, unless the operation is for users. */
export function accountOf({ caller }: Pick<Call<Input>, 'caller'>): AccountRecord {
  if (!caller) throw new Problem('sessionRequired')
  return caller.account
}
