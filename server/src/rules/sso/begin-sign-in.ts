import { attemptSecrets, newState, secretHash } from '../../sso/attempt-secrets'
import { authorizationUrl } from '../../sso/authorization-request'
import { failureText, refusalOf } from '../../sso/provider-failure'
import type { ProviderClient } from '../../sso/provider-clients'
import { SsoRefusal } from '../../sso/sso-refusal'
import type { Database } from '../../store/database'
import type { AccountKind, IdentityProvider } from '../../store/settings'
import { insertSsoAttempt } from '../../store/sso-attempts'
import type { Language } from '../../texts/texts'
import type { SingleSignOn } from './single-sign-on'

/** Time in which a visitor signs in at the provider. */
export const attemptSeconds = 15 * 60

export interface SsoBeginning {
  kind: AccountKind
  provider: IdentityProvider
  /** Where the visitor goes in the end. Checked before. */
  returnTo: string
  /** Where the provider sends the browser to, without a query. Checked before. */
  callbackUrl: string
  language: Language
  /** What the browser holds in a cookie, so that nobody else's browser finishes the sign-in. */
  browser: string
  /** For a page of another site: it gets a code in place of cookies. */
  codeChallenge: string | undefined
}

/**
 * Begins a sign-in at a provider.
 *
 * @returns the URL at the provider.
 * @throws {SsoRefusal} if the provider does not answer.
 */
export async function beginSignIn(
  { db }: Database,
  { clients, secrets }: SingleSignOn,
  beginning: SsoBeginning,
): Promise<string> {
  const { kind, provider, returnTo, callbackUrl, language, browser } = beginning
  const client = await reachProvider(provider, () => clients.of(provider))
  const { kid, key } = (await secrets.named('sso-attempts')).current
  const state = newState(kid)
  const expected = { callbackUrl, state, ...attemptSecrets(key, state) }
  const url = await authorizationUrl(client, provider, expected, language).catch((error: unknown) => {
    throw refusalOf(error)
  })
  await insertSsoAttempt(db, {
    stateHash: secretHash(state),
    browserHash: secretHash(browser),
    kind,
    provider: provider.name,
    returnTo,
    callbackUrl,
    language,
    codeChallenge: beginning.codeChallenge ?? null,
    lifetimeSeconds: attemptSeconds,
  })
  return url
}

/** Whatever is wrong before the visitor got there, is for the operator to fix, and for the visitor a provider that is not there. */
export async function reachProvider(
  { name, issuer }: Pick<IdentityProvider, 'name' | 'issuer'>,
  connect: () => Promise<ProviderClient>,
): Promise<ProviderClient> {
  try {
    return await connect()
  } catch (error) {
    throw new SsoRefusal(
      'sso_unavailable',
      `The provider ${name} at ${issuer} cannot be read: ${failureText(error)}`,
    )
  }
}
