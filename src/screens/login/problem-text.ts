import { type FormErrorText, formErrorText, type Translate } from '../../i18n'
import type { LoginProblem } from './use-login'

interface ProblemTextOptions {
  readonly login: Translate<'login'>
  readonly errors: Translate<'errors'>
  readonly userEntity: 'user' | 'developer'
}

const plain = (text: string): FormErrorText => ({ text, bullets: [], concernsPassword: false })

/** What the form says about a sign-in that did not work. */
export function problemText(
  problem: LoginProblem,
  { login, errors, userEntity }: ProblemTextOptions,
): FormErrorText {
  if (problem.kind === 'missing') return plain(login('missing'))
  if (problem.kind === 'incomplete') return plain(errors('wrongCredentials'))
  if (problem.kind === 'unrecognised') return plain(errors('loginFailed'))
  return formErrorText(problem.error, errors, { userEntity })
}

/** Failures that say nothing about what was entered. */
const unrelated = new Set(['network', 'timeout', 'unavailable', 'rate-limited', 'unexpected'])

/** Whether the fields are to be looked at again. */
export const concernsFields = (problem: LoginProblem): boolean =>
  problem.kind !== 'refused' || !unrelated.has(problem.error.code)
