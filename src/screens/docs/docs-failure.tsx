import { paths } from '../../router/paths'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import { useEffect } from 'react'
import { isUnknown, needsSession, type PortalError } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { useHost, useNavigation, useReportFailure } from '../../state'
import { Button } from '../../ui/basics/button'
import { Empty } from '../../ui/empty'
import './docs.css'

interface DocsFailureProps {
  error: PortalError
  /** Default: whether the error means that there is no such thing. */
  isMissing?: boolean
  onRetry(): void
}

/** The reason of a failed load, a retry and a link to the home page. In the portal a missing document leads to the not-found page. */
export function DocsFailure({ error, isMissing = isUnknown(error), onRetry }: DocsFailureProps) {
  const t = useMessages('docs')
  const pages = useMessages('pages')
  const errors = useMessages('errors')
  const common = useMessages('common')
  const { headingLevel } = useHost()
  const { assembled, navigate } = useNavigation()
  useReportFailure(error)

  useEffect(() => {
    if (isMissing && assembled) navigate(paths.notFound, { replace: true })
  }, [isMissing, assembled, navigate])

  if (isMissing) {
    return (
      <Empty level={headingLevel} title={pages('notFound')} icon={<FileQuestion strokeWidth={1.5} />}>
        {pages('notFoundText')}
      </Empty>
    )
  }
  if (needsSession(error)) return <LoadFailure error={error} onRetry={onRetry} />
  return (
    <div role="alert">
      <Empty
        level={headingLevel}
        title={t('failed')}
        icon={<CircleAlert strokeWidth={1.5} />}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              {common('retry')}
            </Button>
            {assembled && <Button onClick={() => navigate('/')}>{pages('goHome')}</Button>}
          </>
        }
      >
        <p className="pe-docs-code">{t('errorCode', { code: error.status ?? error.code })}</p>
        <p>{t('failedText')}</p>
        <p>{errorText(error, errors)}</p>
      </Empty>
    </div>
  )
}
