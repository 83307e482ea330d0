import { useMessages } from '../../i18n'
import type { FailureReason } from '../../api/failure-reason'

/** Says why there was no answer, and what to do about it. */
export function useFailureReasonText(): (reason: FailureReason, url: string) => string {
  const t = useMessages('try-it')
  return (reason, url) => {
    const { origin, host } = new URL(url)
    switch (reason) {
      case 'cors':
        return t('refusedCors', { server: origin, page: window.location.origin })
      case 'policy':
        return t('refusedPolicy', { server: origin })
      case 'mixed-content':
        return t('refusedMixed', { server: origin })
      case 'offline':
        return t('refusedOffline')
      case 'unreachable':
        return t('refusedNetwork', { server: host })
    }
  }
}
