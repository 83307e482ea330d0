import { useMessages } from '../../../i18n'
import type { DraftProblem } from './draft-request'

/** Says what has to be corrected before a request can be sent. */
export function useProblemText(): (problem: DraftProblem) => string {
  const t = useMessages('try-it')
  return ({ code, name }) => {
    switch (code) {
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

export const problemOf = (problems: readonly DraftProblem[], name: string): DraftProblem | undefined =>
  problems.find((problem) => problem.name === name)
