import { useMessages } from '../i18n'
import { Alert } from './alert'
import { Button } from './basics/button'

interface FailureProps {
  message: string
  /** Without it there is nothing to try again. */
  onRetry?: () => void
  pending?: boolean
}

/** Says what failed and offers to try again. */
export function Failure({ message, onRetry, pending }: FailureProps) {
  const t = useMessages('common')
  const retry = onRetry && (
    <Button onClick={onRetry} pending={pending}>
      {t('retry')}
    </Button>
  )
  return (
    <Alert kind="danger" action={retry}>
      {message}
    </Alert>
  )
}
