import { recordAttempt } from '../rules/attempts'
import { signIn } from '../rules/sign-in'
import { providerLogoutUrl } from '../rules/sso/sign-out'
import type { AccountKind } from '../store/settings'
import { originOf } from './actor'
import { knownDeviceOf, rememberDevice } from './known-device'
import { languageOf } from './negotiation'
import { json, noContent, type OperationResponse } from './operation-response'
import type { Call } from './operation'
import { Problem } from './problem'
import { linkSecretOf } from './link-cookie'
import {
  bearerOf,
  clearSessionCookies,
  cookieTokensOf,
  refreshTokenOf,
  setSessionCookies,
} from './session-cookies'
import { signedOutPage } from './sign-in-errors'

type SessionCall = Pick<Call, 'services' | 'request' | 'reply'>

/** Starts a session of the kind, and sets its cookies. @throws {Problem} if the address or the password is refused. */
export async function startSession(
  { services, request, reply }: SessionCall,
  kind: AccountKind,
  { username: email, password }: { username: string; password: string },
): Promise<OperationResponse> {
  const { config, database, metrics, rateLimits, sessions } = services
  const origin = originOf(request)
  const language = languageOf(request.headers['accept-language'])
  const device = await knownDeviceOf({ request, services }, { kind, email })
  const attempt = { kind, email, password, origin, device, language }
  const result = await signIn(database.db, attempt, {
    limits: config.signIn,
    rateLimits,
    lockBegan: () => metrics.locks.inc({ kind }),
  })
  metrics.signIns.inc({ kind, method: 'password', outcome: result.outcome })
  switch (result.outcome) {
    case 'limited':
      throw new Problem('rateLimited', { retryAfter: result.retryAfterSeconds })
    case 'wrong':
      throw new Problem('invalidCredentials')
    case 'locked':
      throw new Problem('accountLocked')
    case 'not-approved':
      throw new Problem('accountPending')
    case 'accepted': {
      const started = await sessions.start(result.account, origin, {
        linkSecret: linkSecretOf({ request, config }),
      })
      if (started.outcome !== 'started') {
        // Another request has changed the password, or an operator the account, since the password was checked.
        const isWrong = started.outcome === 'changed'
        const action = isWrong ? 'sign-in.wrong-password' : 'sign-in.not-approved'
        const actor = { ...origin, name: 'anonymous' } as const
        await recordAttempt(database.db, { actor, action, subject: { kind, email } })
        throw new Problem(isWrong ? 'invalidCredentials' : 'accountPending')
      }
      // The previous session of this browser ends, so that a shared browser keeps none of it.
      await sessions.end(kind, cookieTokensOf({ request, config }, kind), { reason: 'replaced', origin })
      setSessionCookies({ request, reply, config }, kind, started.tokens)
      await rememberDevice({ request, reply, services }, { kind, email })
      return noContent
    }
  }
}

/** Trades the refresh cookie for a new pair. After a refusal the browser has neither, so that it does not try again. */
export async function refreshSession(
  { services, request, reply }: SessionCall,
  kind: AccountKind,
): Promise<OperationResponse> {
  const { config, sessions } = services
  const token = refreshTokenOf({ request, config }, kind)
  if (token === undefined) {
    clearSessionCookies({ request, reply, config }, kind)
    throw new Problem('sessionRequired')
  }
  const tokens = await sessions.refresh(kind, token, originOf(request))
  if (!tokens) {
    clearSessionCookies({ request, reply, config }, kind)
    throw new Problem('sessionExpired')
  }
  setSessionCookies({ request, reply, config }, kind, tokens)
  return { status: 200 }
}

/**
 * Ends the session. Succeeds without one as well: what the caller wants is already so. A session that began at an identity provider
 * has an address at which the browser ends that one, too.
 */
export async function endSession(
  { portal, services, request, reply }: SessionCall & Pick<Call, 'portal'>,
  kind: AccountKind,
): Promise<OperationResponse> {
  const { config, sessions, sso } = services
  const [atProvider] = await sessions.atProviders(kind, cookieTokensOf({ request, config }, kind))
  const ending = { reason: 'logout', origin: originOf(request) } as const
  await sessions.end(kind, cookieTokensOf({ request, config }, kind), ending)
  await sessions.end(kind, { access: bearerOf(request) }, ending)
  clearSessionCookies({ request, reply, config }, kind)
  if (!atProvider) return noContent
  const page = await signedOutPage(kind, request, services)
  const url = await providerLogoutUrl(sso, portal.settings.sign_in.providers, atProvider, page)
  return url === undefined ? noContent : json({ logout_url: url })
}
