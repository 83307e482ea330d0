import { useLanguage } from '../../i18n'
import { usePortal } from '../../state'
import type { FormProblem } from './form-problem'
import { type ProblemText, problemText, type ProblemTexts } from './problem-text'

/** The words for a problem, in the order of precedence that the forms share. */
export function useProblemText(
  problem: FormProblem | undefined,
  texts: ProblemTexts,
): ProblemText | undefined {
  const portal = usePortal()
  const language = useLanguage()
  return problem && problemText(problem, language, { portal, texts })
}
