import { isCommonPassword } from './common-passwords'
import type { PasswordPolicy } from '../store/settings'

const classes: readonly RegExp[] = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/]

export type PasswordFault =
  | { rule: 'min_length'; minimum: number }
  | { rule: 'max_length'; maximum: number }
  /** Of uppercase letter, lowercase letter, digit and special character. */
  | { rule: 'classes'; minimum: number }
  /** Guessed among the first. */
  | { rule: 'common' }

/**
 * Returns what a new password lacks; nothing for a good one.
 *
 * @param password - As typed. Everything that is no ASCII letter or digit counts as special, white space too.
 */
export function passwordFaults(password: string, policy: PasswordPolicy): PasswordFault[] {
  const faults: PasswordFault[] = []
  const length = [...password].length
  if (length < policy.min_length) faults.push({ rule: 'min_length', minimum: policy.min_length })
  if (length > policy.max_length) faults.push({ rule: 'max_length', maximum: policy.max_length })
  const present = classes.filter((characters) => characters.test(password)).length
  if (present < policy.min_classes) faults.push({ rule: 'classes', minimum: policy.min_classes })
  if (isCommonPassword(password)) faults.push({ rule: 'common' })
  return faults
}

/** Returns the first of the faults as a sentence for an operator. */
export function passwordFaultSentence([fault]: readonly PasswordFault[], policy: PasswordPolicy): string {
  if (fault?.rule === 'common') return 'The password is one of the most common ones. Choose another.'
  if (fault?.rule === 'classes')
    return `The password must have ${policy.min_classes} of uppercase letter, lowercase letter, digit and special character.`
  return `The password must have ${policy.min_length} to ${policy.max_length} characters.`
}
