import {
  type FormErrorOptions,
  type FormErrorText,
  fieldTexts,
  formErrorText,
  type Language,
  messagesFor,
} from '../../i18n'
import { needsSession } from '../../api'
import type { FormProblem } from './form-problem'

export interface ProblemText extends FormErrorText {
  /** What is wrong with single fields, by their names. */
  readonly reasons: ReadonlyMap<string, string>
  /** The session that the form needs is not there. */
  readonly needsSession?: boolean
}

/** Returns what a form says about a problem. */
export function problemText(
  problem: FormProblem,
  language: Language,
  options: FormErrorOptions,
): ProblemText {
  const t = messagesFor(language, 'errors')
  return problem.kind === 'refused'
    ? {
        ...formErrorText(problem.error, t, options),
        reasons: fieldTexts(problem.error.problem, t),
        needsSession: needsSession(problem.error),
      }
    : { text: t(problem.message), bullets: [], reasons: new Map() }
}
