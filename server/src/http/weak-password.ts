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
    const parameter = { field, source: 'body' } as const
    if (fault.rule === 'classes') return { ...parameter, rule: 'invalid', classes: fault.minimum }
    if (fault.rule === 'common') return { ...parameter, rule: 'invalid', reason: 'commonPassword' }
    return { ...parameter, ...fault }
  })
  return new Problem('weakPassword', { invalidParameters, policy })
}
