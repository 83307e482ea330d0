import { attemptSecrets, kidOfState, secretHash } from '../../sso/attempt-secrets'
import { readIdentity, type Identity } from '../../sso/identity'
import { SsoRefusal } from '../../sso/sso-refusal'
import type { Database } from '../../store/database'
import type { AccountKind, IdentityProvider } from '../../store/settings'
import { takeSsoAttempt, type SsoAttempt } from '../../store/sso-attempts'
import { reachProvider } from './begin-sign-in'
import type { SingleSignOn } from './single-sign-on'

/**
 * Uses up the attempt that a state belongs to.
 *
 * @param browser - What the cookie of the browser holds.
 * @throws {SsoRefusal} if there is none, or another browser began it.
 */
export async function resumeAttempt(
  { db }: Database,
  { kind, state, browser }: { kind: AccountKind; state: string; browser: string | undefined },
): Promise<SsoAttempt> {
  const attempt = await takeSsoAttempt(db, kind, secretHash(state))
  if (!attempt) throw new SsoRefusal('sso_expired', 'The state is unknown, used or expired.')
  // The sign-in of another person must not become that of this browser.
  if (browser === undefined || secretHash(browser) !== attempt.browserHash)
    throw new SsoRefusal('sso_expired', 'Another browser began the sign-in.')
  return attempt
}

/**
 * Reads who signed in, from the response of the provider.
 *
 * @param response - The whole query.
 * @throws {SsoRefusal}
 */
export async function identifyVisitor(
  { clients, secrets }: SingleSignOn,
  provider: IdentityProvider,
  { callbackUrl }: Pick<SsoAttempt, 'callbackUrl'>,
  response: URLSearchParams,
): Promise<Identity> {
  const client = await reachProvider(provider, () => clients.of(provider))
  const state = response.get('state') ?? ''
  const version = await secrets.version('sso-attempts', kidOfState(state))
  if (!version) throw new SsoRefusal('sso_expired', 'The key of the sign-in is no longer accepted.')
  return readIdentity(client, provider, response, {
    callbackUrl,
    state,
    ...attemptSecrets(version.key, state),
  })
}
