import * as oidc from 'openid-client'
import type { IdentityProvider } from '../store/settings'
import type { ExpectedResponse } from './identity'
import type { ProviderClient } from './provider-clients'

/** Returns the URL at the provider where a sign-in begins: code flow with PKCE. */
export async function authorizationUrl(
  client: ProviderClient,
  { scopes }: IdentityProvider,
  { callbackUrl, state, nonce, codeVerifier }: ExpectedResponse,
  language: string,
): Promise<string> {
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl,
    scope: ['openid', ...scopes.filter((scope) => scope !== 'openid')].join(' '),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: language,
  })
  return url.href
}

/** Returns the URL at which the provider ends its own session; undefined if it offers none. */
export function endSessionUrl(
  client: ProviderClient,
  { idToken, returnTo }: { idToken: string; returnTo: string },
): string | undefined {
  if (!client.serverMetadata().end_session_endpoint) return undefined
  return oidc.buildEndSessionUrl(client, { id_token_hint: idToken, post_logout_redirect_uri: returnTo }).href
}
