import type { OAuthFailure } from '../../api/oauth2'
import { useMessages } from '../../i18n'
import { useFailureReasonText } from './failure-reason-text'
import { SignInFailure } from './sign-in'

/** By its shape, because its class comes only with what asks for tokens. */
const isOAuthFailure = (failure: unknown): failure is OAuthFailure =>
  failure instanceof Error && 'code' in failure && 'address' in failure

/** Says why there is no token, and what to do. */
export function useTokenFailureText(): (failure: unknown) => string {
  const t = useMessages('try-it')
  const oauth = useMessages('oauth')
  const reasonText = useFailureReasonText()
  return (failure) => {
    if (failure instanceof SignInFailure) {
      const { problem, reason } = failure
      if (problem === 'no-channel') return oauth('noChannel')
      return [oauth('noCode'), reason && oauth('reason', { reason })].filter(Boolean).join(' ')
    }
    if (!isOAuthFailure(failure)) return t('tokenUnexpected')
    const { code, address, reason } = failure
    const server = URL.canParse(address) ? new URL(address).origin : address
    switch (code) {
      case 'refused':
        return oauth('reason', { reason })
      case 'cors':
        return t('tokenCors', { server, page: window.location.origin })
      case 'policy':
      case 'mixed-content':
      case 'offline':
      case 'unreachable':
        return reasonText(code, address)
      case 'answer':
        return t('tokenResponse', { server, reason })
      case 'not-allowed':
        return t('ownApi', { address })
      case 'no-address':
        return t('tokenNoAddress')
      case 'insecure-page':
        return t('insecurePage')
      default:
        return t('tokenUnexpected')
    }
  }
}
