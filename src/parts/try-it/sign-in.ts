import type { IssuedToken, TokenRequest } from '../../api/oauth2'
import { receiveAuthorizationResponse } from '../oauth2-handover/receive-authorization-response'

/** Nobody needs longer to sign in. */
const LIMIT_MS = 10 * 60_000

export type SignInProblem = 'no-channel' | 'no-code'

export class SignInFailure extends Error {
  constructor(
    readonly problem: SignInProblem,
    /** Of the identity provider, in its words. */
    readonly reason = '',
  ) {
    super(`Sign-in: ${problem}`)
  }
}

/**
 * Signs the visitor in at an identity provider, in a window of its own. That has no `opener`, so this page neither knows whether it was
 * opened nor whether it was closed.
 *
 * @param onOpened - Called with the address at which the visitor signs in.
 * @throws {SignInFailure}
 * @throws {OAuthFailure}
 */
export async function signIn(
  request: TokenRequest,
  redirectUrl: string,
  onOpened: (url: string) => void,
): Promise<IssuedToken> {
  if (!('BroadcastChannel' in window)) throw new SignInFailure('no-channel')
  const stop = new AbortController()
  const signal = AbortSignal.any([request.signal, stop.signal, AbortSignal.timeout(LIMIT_MS)])
  try {
    const { beginAuthorization } = await import('../../api/oauth2')
    const authorization = await beginAuthorization(request, redirectUrl)
    const response = receiveAuthorizationResponse({ state: authorization.state, signal })
    window.open(authorization.url, '_blank', 'noopener,popup,width=520,height=680')
    onOpened(authorization.url)
    const { code, state, issuer, error, errorDescription } = await response
    // The window itself tells what went wrong there.
    if (code === undefined) throw new SignInFailure('no-code', errorDescription ?? error)
    return await authorization.finish({ code, state, issuer })
  } finally {
    stop.abort()
  }
}
