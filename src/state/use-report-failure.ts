import { useEffect } from 'react'
import { needsSession, type PortalError } from '../api'
import { useHost } from './screen-contexts'
import { useLatest } from './use-latest'

/** Fires `element-error` for a failure that is shown, once. To be signed out is no failure. @param error - Undefined: none is shown. */
export function useReportFailure(error: PortalError | undefined): void {
  const host = useLatest(useHost())
  useEffect(() => {
    if (error && !needsSession(error)) host.current.emit('element-error', { error })
  }, [error, host])
}
