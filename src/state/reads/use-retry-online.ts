import { useEffect } from 'react'
import type { PortalError } from '../../api'

/** Tries again what failed without a response, once the browser is connected again. */
export function useRetryOnline(error: PortalError | null | undefined, retry: () => void): void {
  const isWaiting = error?.code === 'network'
  useEffect(() => {
    if (!isWaiting) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isWaiting, retry])
}
