import { isPortalError } from '../../api'
import { errorText, useFormat, useMessages } from '../../i18n'
import { DescriptionError } from '../../reference'

/** Says why a description, or a part of it, cannot be shown, in the reader's language. */
export function useFailureText(): (error: unknown) => string {
  const t = useMessages('reference')
  const errors = useMessages('errors')
  const format = useFormat()
  return (error) => {
    const failure = isPortalError(error) && error.cause instanceof DescriptionError ? error.cause : error
    if (!(failure instanceof DescriptionError))
      return errorText(isPortalError(failure) ? failure : { code: 'unexpected' }, errors)
    const { code, values } = failure
    const value = (name: string) => values[name] ?? ''
    const limit = () => format.number(Number(value('limit')))
    switch (code) {
      case 'network':
        return t('failedNetwork')
      case 'status':
        return t('failedStatus', { status: value('status') })
      case 'empty':
        return t('failedEmpty')
      case 'too-many-bytes':
        return t('failedBytes', { limit: format.number(Math.round(Number(value('limit')) / 1_000_000)) })
      case 'too-many-nodes':
        return t('failedNodes', { limit: limit() })
      case 'too-deep':
        return t('failedDepth', { limit: limit() })
      case 'syntax':
        return t('failedSyntax', { line: value('line'), column: value('column'), reason: value('reason') })
      case 'not-a-description':
        return t('failedNotADescription')
      case 'unsupported-version':
        return t('failedVersion', { version: value('version') })
      case 'timeout':
        return t('failedTimeout')
      case 'no-worker':
        return t('failedWorker')
      case 'not-found':
        return t('failedNotFound')
      default:
        return t('failedCrash')
    }
  }
}
