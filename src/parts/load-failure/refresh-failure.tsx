import { errorText, useMessages } from '../../i18n'
import type { RemoteFailure } from '../../state'
import { LoadFailure } from './load-failure'

interface RefreshFailureProps {
  of: readonly { readonly status: string; readonly failure?: RemoteFailure }[]
}

/** Says that something on screen could not be loaded again, and why. Reads the messages `errors`. */
export function RefreshFailure({ of }: RefreshFailureProps) {
  const t = useMessages('errors')
  const failure = of.map((one) => one.failure).find((one) => one !== undefined)
  if (!failure) return null
  const message = t('outOfDate', { reason: errorText(failure.error, t) })
  return <LoadFailure error={failure.error} message={message} onRetry={failure.retry} />
}
