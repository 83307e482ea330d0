import { useMessages } from '../../i18n'
import type { DraftProblem } from './draft-request'

/** Says what has to be corrected before a request can be sent. */
export function useProblemText(): (problem: DraftProblem) => string {
  const t = useMessages('try-it')
  return (problem) => {
    const { code, name } = problem
    switch (code) {
      case 'refused':
        return problem.reason
      case 'path-missing':
        return t('pathMissing', { name })
      case 'dot-segment':
        return t('dotSegment', { name })
      case 'header-value':
        return t('headerValue', { name })
      case 'name':
        return t('badName', { name })
      case 'cookie-value':
        return t('cookieValue', { name })
      case 'server':
        return t('badServer')
      case 'not-json':
        return t('notJson')
    }
  }
}

/** Returns what is wrong with a field, by its name, each problem on a line of its own. */
export function useFieldError(problems: readonly DraftProblem[]): (name: string) => string | undefined {
  const problemText = useProblemText()
  return (name) =>
    problems
      .filter((problem) => problem.name === name)
      .map(problemText)
      .join('\n') || undefined
}
