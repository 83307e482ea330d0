import { useMemo } from 'react'
import { lazyExport, loadExport, useMessages } from '../../i18n'
import { useEnvironment } from '../../state'
import { useLate } from '../../ui/use-late'
import type { FormProblem } from './form-problem'
import type { ProblemText } from './problem-text'

export const lazyProblemText = lazyExport(() => import('./problem-text'), 'problemText')

/**
 * The words for a problem, in the order of precedence that the forms share. Undefined without a problem, and until the texts
 * have arrived; when they cannot be had, a plain sentence takes their place.
 */
export function useProblemText(problem: FormProblem | undefined): ProblemText | undefined {
  const { language, portal } = useEnvironment()
  const common = useMessages('common')
  const load = useMemo(() => problem && (() => loadExport(lazyProblemText, language)), [problem, language])
  const late = useLate(load)

  if (!problem || !late) return undefined
  const custom = problem.kind === 'refused' ? problem.custom : undefined
  if (late === 'failed') return { text: custom || common('failed'), bullets: [], reasons: new Map() }
  return late(problem, language, { portal, custom })
}
