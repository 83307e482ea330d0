import { useLocalization } from '../../i18n'
import { usePortal } from '../../state'
import type { FormProblem } from './form-problem'
import { type ProblemText, problemText, type ProblemTexts } from './problem-text'

/** The words for a problem, in the order of precedence that the forms share. */
export function useProblemText(
  problem: FormProblem | undefined,
  texts: ProblemTexts,
): ProblemText | undefined {
  const portal = usePortal()
  const localization = useLocalization()
  return problem && problemText(problem, localization, { portal, texts })
}
