import { accountOfIdentity, type VisitorOfProvider } from '../rules/sso/account-of-identity'
import { beginSignIn } from '../rules/sso/begin-sign-in'
import { identifyVisitor, resumeAttempt } from '../rules/sso/complete-sign-in'
import { newAccountsOf } from '../rules/sso/new-accounts'
import { issueLoginCode } from '../rules/sso/login-codes'
import { findProvider } from '../rules/sso/providers'
import { recordAttempt } from '../rules/attempts'
import { refusalOf } from '../sso/provider-failure'
import { SsoRefusal, type SsoRefusalReason } from '../sso/sso-refusal'
import type { AuditAction } from '../store/audit-log'
import type { AccountKind } from '../store/settings'
import type { SsoAttempt } from '../store/sso-attempts'
import { anonymousActor, originOf } from './actor'
import type { Call } from './operation'
import type { OperationResponse } from './operation-response'
import { isCrossSite } from './cross-site-request'
import { setLinkCookie } from './link-cookie'
import { portalUrlOf } from './portal-url'
import { Problem } from './problem'
import { readerLanguage } from './reader-language'
import { returnAddress } from './return-address'
import { cookieTokensOf, setSessionCookies } from './session-cookies'
import { SignInEnded, signInPage } from './sign-in-errors'
import { bindBrowser, boundBrowser } from './sso-cookie'

type Conversation = Pick<Call, 'portal' | 'services' | 'request' | 'reply'>

const callbackPaths: Readonly<Record<AccountKind, string>> = {
  developer: '/api/v2/developer/authenticate/oidc-callback',
  user: '/api/v1/authenticate/oidc-callback',
}

const longestLogged = 200

/** Sends the browser to a provider. @throws {Problem} */
export async function beginAtProvider(
  { portal, services, request, reply }: Conversation,
  kind: AccountKind,
  given: { provider?: string; returnTo?: string; callbackUrl?: string; codeChallenge?: string },
): Promise<OperationResponse> {
  const { config, database, sso } = services
  await admit({ services, request })
  const provider = findProvider(portal.settings, kind, given.provider)
  if (!provider && given.provider !== undefined) throw new Problem('notFound')
  if (!provider) throw new SsoRefusal('sso_failed', 'Single sign-on is off, or there is no provider.')
  const returnTo = checkedAddress('returnTo', given.returnTo) ?? (await signInPage(kind, request, services))
  const callbackUrl = checkedAddress('callback_url', given.callbackUrl)
  const beginning = {
    kind,
    provider,
    returnTo,
    callbackUrl: callbackUrl ?? portalUrlOf(request, config) + callbackPaths[kind],
    language: readerLanguage(request),
    browser: bindBrowser({ request, reply, config }),
    codeChallenge: isCrossSite(request) ? given.codeChallenge : undefined,
  }
  const url = await beginSignIn(database, sso, beginning).catch((error: unknown) => {
    throw new SignInEnded(refusalOf(error), callbackUrl ?? returnTo)
  })
  return redirect({ reply }, url)

  /** The provider compares the callback with what it knows, so that one has no query. */
  function checkedAddress(
    name: 'returnTo' | 'callback_url',
    address: string | undefined,
  ): string | undefined {
    if (address === undefined) return undefined
    const url = returnAddress(address, request, config, portal)
    if (url && (name === 'returnTo' || url.search + url.hash === '')) return url.href
    // The rest may hold a secret.
    const origin = URL.canParse(address) ? new URL(address).origin.slice(0, longestLogged) : undefined
    request.log.warn(
      { request_id: request.id, parameter: name, origin },
      'A sign-in was to lead to a page that is not allowed',
    )
    throw new Problem('invalidRequest', {
      invalidParameters: [{ field: name, source: 'query', rule: 'invalid', reason: 'returnAddress' }],
    })
  }
}

/** Takes the response of a provider, begins the session, and sends the browser to where it wanted to go. */
export async function returnFromProvider(
  conversation: Conversation,
  kind: AccountKind,
  state: string,
): Promise<OperationResponse> {
  const { signIns } = conversation.services.metrics
  const count = (outcome: string) => signIns.inc({ kind, method: 'provider', outcome })
  try {
    const response = await completeReturn(conversation, kind, state)
    count('accepted')
    return response
  } catch (error) {
    const refusal = error instanceof SignInEnded ? error.refusal : error
    count(refusal instanceof SsoRefusal ? refusal.reason : 'failed')
    throw error
  }
}

async function completeReturn(
  conversation: Conversation,
  kind: AccountKind,
  state: string,
): Promise<OperationResponse> {
  const { portal, services, request, reply } = conversation
  const { database, config, sessions, sso } = services
  await admit({ services, request })
  const attempt = await resumeAttempt(database, {
    kind,
    state,
    browser: boundBrowser({ request, config }),
  }).catch(async (error: unknown) => {
    if (error instanceof SsoRefusal) await record('none', error.reason)
    throw error
  })
  const page = pageOfErrors(attempt)
  const target = new URL(attempt.returnTo)
  target.searchParams.set('loginSuccess', 'true')
  try {
    const provider = findProvider(portal.settings, kind, attempt.provider)
    if (!provider) throw new SsoRefusal('sso_failed', `The provider ${attempt.provider} is gone.`)
    const response = new URL(request.raw.url ?? '', 'http://localhost').searchParams
    const identity = await identifyVisitor(sso, provider, attempt, response)
    const actor = anonymousActor(request)
    const { language } = attempt
    const newAccounts = newAccountsOf(provider, portal.settings, kind)
    const region = portal.settings.users?.regions[0] ?? 'us'
    const passwordEntry = passwordEntryOf(conversation, attempt)
    const visitor = { identity, kind, provider, newAccounts, passwordEntry, region, language, actor }
    const found = await accountOfIdentity(database, visitor)
    if (found.outcome === 'refused') {
      await record(found.accountId === undefined ? 'none' : { id: found.accountId }, found.reason)
      throw new SignInEnded(new SsoRefusal(found.reason, `${provider.name} refused`), page)
    }
    if (found.outcome === 'password-required') {
      await record({ id: found.account.id }, 'password_required')
      setLinkCookie({ request, reply, config }, found.linkSecret)
      const refusal = new SsoRefusal('password_required', `${provider.name} is not linked to the account`)
      throw new SignInEnded(refusal, page, {
        basicAuth: 'true',
        email: found.account.email,
        link: provider.name,
      })
    }
    const { issuer, subject, sid = null } = identity
    const idToken = await sso.tokens.seal(identity.idToken)
    const session = { provider: provider.name, issuer, subject, sid, idToken }
    if (attempt.codeChallenge !== null) {
      const code = await issueLoginCode(database, {
        account: found.account,
        origin: target.origin,
        codeChallenge: attempt.codeChallenge,
        session,
      })
      target.searchParams.set('loginCode', code)
      return redirect({ reply }, target.href)
    }
    const origin = originOf(request)
    const started = await sessions.start(found.account, origin, { provider: session })
    if (started.outcome !== 'started') {
      const reason = started.outcome === 'changed' ? 'sso_expired' : 'account_disabled'
      throw new SsoRefusal(reason, 'The account changed while the sign-in went on.')
    }
    await sessions.end(kind, cookieTokensOf({ request, config }, kind), { reason: 'replaced', origin })
    setSessionCookies({ request, reply, config }, kind, started.tokens)
  } catch (error) {
    if (!(error instanceof SsoRefusal)) throw error
    await record('none', error.reason)
    throw new SignInEnded(error, page)
  }
  return redirect({ reply }, target.href)

  async function record(subject: { id: string } | 'none', reason: SsoRefusalReason): Promise<void> {
    const action: AuditAction = `sign-in.provider-${reason.replace(/^sso_/, '').replaceAll('_', '-')}`
    await recordAttempt(database.db, { actor: anonymousActor(request), action, subject })
  }
}

/** The page with the form says what went wrong: of users, the one that the provider comes back to. */
function pageOfErrors({ callbackUrl, returnTo }: Pick<SsoAttempt, 'callbackUrl' | 'returnTo'>): string {
  return isOwnCallback(callbackUrl) ? returnTo : callbackUrl
}

function isOwnCallback(callbackUrl: string): boolean {
  return Object.values(callbackPaths).some((path) => callbackUrl.endsWith(path))
}

/** Requests of a page on another site have no cookie that binds the browser, so that a password there would link nothing. */
function passwordEntryOf(
  { portal, request }: Conversation,
  { codeChallenge, callbackUrl }: Pick<SsoAttempt, 'codeChallenge' | 'callbackUrl'>,
): VisitorOfProvider['passwordEntry'] {
  if (!portal.settings.sign_in.password) return 'off'
  // From the portal's own callback the provider leads here, which is another site in any case.
  const isOtherSite = isOwnCallback(callbackUrl) ? codeChallenge !== null : isCrossSite(request)
  return isOtherSite ? 'portal' : 'returned-to'
}

async function admit({ services, request }: Pick<Call, 'services' | 'request'>): Promise<void> {
  const retryAfter = await services.rateLimits.sso(request.ip)
  if (retryAfter !== undefined) throw new Problem('rateLimited', { retryAfter })
}

function redirect({ reply }: Pick<Call, 'reply'>, url: string): OperationResponse {
  reply.header('location', url)
  return { status: 302 }
}
