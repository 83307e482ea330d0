import type { AuthStrategy } from '../../api'
import { errorText, useMessages } from '../../i18n'
import type { Remote } from '../../state'
import { Alert } from '../../ui/alert'
import { LoadFailure } from '../load-failure/load-failure'

/** Why no application can be created here; nothing where one can. Reads the messages `applications` and `errors`. */
export function StrategiesNotice({ strategies }: { strategies: Remote<readonly AuthStrategy[]> }) {
  const t = useMessages('applications')
  const errors = useMessages('errors')
  if (strategies.status === 'failed') {
    const message = t('strategiesFailed', { reason: errorText(strategies.error, errors) })
    return <LoadFailure error={strategies.error} message={message} onRetry={strategies.retry} />
  }
  if (strategies.status === 'ready' && strategies.data.length === 0)
    return <Alert kind="warning">{t('noStrategies')}</Alert>
  return null
}
