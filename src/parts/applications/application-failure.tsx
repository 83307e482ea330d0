import { paths } from '../../router/routes'
import { useEffect } from 'react'
import type { PortalError } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { useEnvironment, useLatest } from '../../state'
import { Empty } from '../../ui/empty'
import { Failure } from '../../ui/failure'

interface ApplicationFailureProps {
  error: PortalError
  /** Of its heading. */
  level: number
  onRetry(): void
}

/** An address that names no application at all is not understood; one that names somebody else's is not found. */
const isUnknown = ({ code }: PortalError) => code === 'not-found' || code === 'invalid'

/**
 * Why an application cannot be shown. Somebody else's and one that does not exist look the same; inside portal-app that is its
 * page for addresses that lead nowhere. Reads the messages `applications` and `errors`.
 */
export function ApplicationFailure({ error, level, onRetry }: ApplicationFailureProps) {
  const t = useMessages('applications')
  const errors = useMessages('errors')
  const environment = useLatest(useEnvironment())
  const isLost = isUnknown(error)

  useEffect(() => {
    const { assembled, navigate } = environment.current
    if (isLost && assembled) navigate(paths.notFound, { replace: true })
  }, [environment, isLost])

  if (!isLost) return <Failure message={errorText(error, errors)} onRetry={onRetry} />
  return (
    <Empty level={level} title={t('unknown')}>
      {t('unknownText')}
    </Empty>
  )
}
