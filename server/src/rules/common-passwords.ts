import { dictionary } from '@zxcvbn-ts/language-common'

let known: ReadonlySet<string> | undefined

/** Returns whether a password is on the list of common ones that zxcvbn uses, in whatever case it is typed. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(dictionary['passwords-common'])
  return known.has(password.toLowerCase())
}
