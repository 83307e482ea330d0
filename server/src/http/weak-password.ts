import type { PasswordFault } from '../rules/password-policy'
import type { PasswordPolicy } from '../store/settings'
import type { InvalidParameter } from './invalid-parameters'
import { Problem } from './problem'

/** The refusal of a password, with what it lacks. */
export function weakPassword(
  field: string,
  faults: readonly PasswordFault[],
  policy: PasswordPolicy,
): Problem {
  const invalidParameters = faults.map((fault): InvalidParameter => {
    const place = { field, source: 'body' } as const
    return fault.rule === 'classes'
      ? { ...place, rule: 'invalid', classes: fault.minimum }
      : { ...place, ...fault }
  })
  return new Problem('weakPassword', { invalidParameters, policy })
}
