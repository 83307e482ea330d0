import { useMemo } from 'react'
import { type Language, loadMessages, messagesFor, useMessages } from '../../i18n'
import { useEnvironment } from '../../state'
import { useLate } from '../../ui/use-late'
import type { FormProblem } from './form-problem'
import type { ProblemText } from './problem-text'

async function loadTexts(language: Language) {
  const [{ problemText }] = await Promise.all([import('./problem-text'), loadMessages(language, ['errors'])])
  return { problemText, errors: messagesFor(language, 'errors') }
}

/**
 * The words for a problem, in the order of precedence that the forms share. Undefined without a problem, and until the texts
 * have arrived; when they cannot be had, a plain sentence takes their place.
 */
export function useProblemText(problem: FormProblem | undefined): ProblemText | undefined {
  const { language, portal } = useEnvironment()
  const common = useMessages('common')
  const load = useMemo(() => problem && (() => loadTexts(language)), [problem, language])
  const late = useLate(load)

  if (!problem || !late) return undefined
  const custom = problem.kind === 'refused' ? problem.custom : undefined
  if (late === 'failed')
    return { text: custom || common('failed'), bullets: [], concernsPassword: false, reasons: new Map() }
  return late.problemText(problem, late.errors, { userEntity: portal.config.userEntity, custom })
}
