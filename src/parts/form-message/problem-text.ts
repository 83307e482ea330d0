import { type FormErrorOptions, type FormErrorText, formErrorText, type Translate } from '../../i18n'
import type { FormProblem } from './form-problem'

/** What a form says about a problem. */
export const problemText = (
  problem: FormProblem,
  errors: Translate<'errors'>,
  options: FormErrorOptions,
): FormErrorText =>
  problem.kind === 'refused'
    ? formErrorText(problem.error, errors, options)
    : { text: errors(problem.message), bullets: [], concernsPassword: false }
