import { useMemo } from 'react'
import { lazyExport, loadExport, useLanguage, useMessages } from '../../i18n'
import { usePortal } from '../../state'
import { useLazy } from '../../ui/basics/use-lazy'
import type { FormProblem } from './form-problem'
import type { ProblemText, ProblemTexts } from './problem-text'

export const lazyProblemText = lazyExport(() => import('./problem-text'), 'problemText')

/**
 * The words for a problem, in the order of precedence that the forms share. Undefined without a problem, and until the texts
 * have arrived; when they cannot be had, a plain sentence takes their place.
 */
export function useProblemText(
  problem: FormProblem | undefined,
  texts: ProblemTexts,
): ProblemText | undefined {
  const portal = usePortal()
  const language = useLanguage()
  const common = useMessages('common')
  const isNeeded = problem !== undefined
  const load = useMemo(
    () => (isNeeded ? () => loadExport(lazyProblemText, language) : undefined),
    [isNeeded, language],
  )
  const loaded = useLazy(load)

  if (!problem || !loaded) return undefined
  if (loaded !== 'failed') return loaded(problem, language, { portal, texts })
  const custom = problem.kind === 'refused' ? problem.custom : undefined
  return { text: custom || common('failed'), bullets: [], reasons: new Map() }
}
