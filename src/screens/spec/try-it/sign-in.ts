import type { IssuedToken, TokenRequest } from '../../../api/oauth2'
import { receiveAuthorizationResponse } from '../../../parts/oauth2-handover/receive-authorization-response'

/** Nobody needs longer to sign in. */
const LIMIT_MS = 10 * 60_000
const POLL_INTERVAL_MS = 300

export type SignInProblem = 'popup-blocked' | 'popup-closed' | 'no-code'

export class SignInFailure extends Error {
  constructor(
    readonly problem: SignInProblem,
    /** Of the identity provider, in its words. */
    readonly reason = '',
  ) {
    super(`Sign-in: ${problem}`)
  }
}

/** Rejects once a window has been closed without an answer. What it posted just before is heard first. */
function closing(popup: Window, signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    let seenClosed = false
    const timer = setInterval(() => {
      if (seenClosed) reject(new SignInFailure('popup-closed'))
      seenClosed = popup.closed
    }, POLL_INTERVAL_MS)
    signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  })
}

/**
 * Signs the visitor in at an identity provider, in a window of its own. To be called while a click is handled: at any other time
 * browsers open no window.
 *
 * @throws {SignInFailure}
 * @throws {OAuthFailure}
 * @throws {StateChanged}
 */
export async function signIn(request: TokenRequest, redirectUrl: string): Promise<IssuedToken> {
  const popup = window.open('about:blank', '_blank', 'popup,width=520,height=680')
  if (!popup) throw new SignInFailure('popup-blocked')
  const stop = new AbortController()
  const signal = AbortSignal.any([request.signal, stop.signal, AbortSignal.timeout(LIMIT_MS)])
  try {
    const { beginAuthorization } = await import('../../../api/oauth2')
    const authorization = await beginAuthorization(request, redirectUrl)
    const response = receiveAuthorizationResponse({ popup, state: authorization.state, signal })
    popup.location.replace(authorization.url)
    const { code, state, issuer, error, errorDescription } = await Promise.race([
      response,
      closing(popup, signal),
    ])
    // The window itself tells what went wrong there.
    if (code === undefined) throw new SignInFailure('no-code', errorDescription ?? error)
    return await authorization.finish({ code, state, issuer })
  } catch (failure) {
    if (isStillBlank(popup) || request.signal.aborted) popup.close()
    throw failure
  } finally {
    stop.abort()
  }
}

/** Nothing has been shown there yet. A window that is at another origin by now does not say where it is. */
function isStillBlank(popup: Window): boolean {
  try {
    return popup.location.href === 'about:blank'
  } catch {
    return false
  }
}
