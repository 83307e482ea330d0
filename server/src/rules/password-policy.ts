import type { PasswordPolicy } from '../store/settings'

const classes: readonly RegExp[] = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/]

/**
 * What a new password lacks, as a sentence for an operator.
 *
 * @param password - As typed. Everything that is no ASCII letter or digit counts as special, white space too.
 * @returns undefined for a good one.
 */
export function passwordFault(password: string, policy: PasswordPolicy): string | undefined {
  const length = [...password].length
  if (length < policy.min_length || length > policy.max_length) {
    return `The password must have ${policy.min_length} to ${policy.max_length} characters.`
  }
  const present = classes.filter((characters) => characters.test(password)).length
  if (present >= policy.min_classes) return undefined
  return `The password must have ${policy.min_classes} of uppercase letter, lowercase letter, digit and special character.`
}
