import {
  type FormErrorOptions,
  type FormErrorText,
  fieldTexts,
  formErrorText,
  type Translate,
} from '../../i18n'
import type { FormProblem } from './form-problem'

export interface ProblemText extends FormErrorText {
  /** What is wrong with single fields, by their names. */
  readonly reasons: ReadonlyMap<string, string>
}

/** What a form says about a problem. */
export const problemText = (
  problem: FormProblem,
  errors: Translate<'errors'>,
  options: FormErrorOptions,
): ProblemText =>
  problem.kind === 'refused'
    ? {
        ...formErrorText(problem.error, errors, options),
        reasons: fieldTexts(problem.error.problem, errors),
      }
    : { text: errors(problem.message), bullets: [], concernsPassword: false, reasons: new Map() }
