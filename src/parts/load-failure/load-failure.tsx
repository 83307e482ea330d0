import { needsSession, type PortalError } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { useReportFailure } from '../../state'
import { Failure } from '../../ui/failure'
import { SignInAlert } from './sign-in-alert'

interface LoadFailureProps {
  error: PortalError
  /** Default: the text of the error. */
  message?: string
  /** What could not be loaded. The text of the error follows. */
  about?: string
  onRetry(): void
}

/**
 * Says why something could not be loaded, with the next step: another attempt, or for visitors without a session the sign-in. Reads
 * the messages `errors`.
 */
export function LoadFailure({ error, message, about, onRetry }: LoadFailureProps) {
  const t = useMessages('errors')
  const text = errorText(error, t)
  useReportFailure(error)
  if (needsSession(error)) return <SignInAlert>{text}</SignInAlert>
  return <Failure message={message ?? (about ? `${about}. ${text}` : text)} onRetry={onRetry} />
}
