import { paths } from '../../router/paths'
import { useEffect } from 'react'
import { isUnknown, type PortalError } from '../../api'
import { useMessages } from '../../i18n'
import { useLatest, useNavigation, useReportFailure } from '../../state'
import { Empty } from '../../ui/empty'
import { LoadFailure } from '../load-failure/load-failure'

interface ApplicationFailureProps {
  error: PortalError
  /** Of its heading. */
  level: number
  onRetry(): void
}

/**
 * Says why an application cannot be shown. Applications of other developers and unknown ones look the same; inside portal-app
 * both lead to its 'not found' page.
 */
export function ApplicationFailure({ error, level, onRetry }: ApplicationFailureProps) {
  const t = useMessages('applications')
  const navigation = useLatest(useNavigation())
  const isLost = isUnknown(error)
  useReportFailure(isLost ? error : undefined)

  useEffect(() => {
    const { assembled, navigate } = navigation.current
    if (isLost && assembled) navigate(paths.notFound, { replace: true })
  }, [navigation, isLost])

  if (!isLost) return <LoadFailure error={error} onRetry={onRetry} />
  return (
    <Empty level={level} title={t('unknown')}>
      {t('unknownText')}
    </Empty>
  )
}
