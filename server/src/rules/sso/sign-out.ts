import { endSessionUrl } from '../../sso/authorization-request'
import type { ProviderSession } from '../../store/provider-sessions'
import type { IdentityProvider } from '../../store/settings'
import type { SingleSignOn } from './single-sign-on'

/** Signing out does not wait for a provider that is slow. */
const patienceMs = 3000

/**
 * Returns the URL at which the browser ends its session at the provider as well.
 *
 * @param returnTo - Where the provider sends the browser then.
 * @returns undefined if the provider offers none, is not there, or is no longer in the settings.
 */
export async function providerLogoutUrl(
  { clients, tokens }: SingleSignOn,
  providers: readonly IdentityProvider[],
  session: ProviderSession,
  returnTo: string,
): Promise<string | undefined> {
  const provider = providers.find(({ name }) => name === session.provider)
  const idToken = await tokens.open(session.idToken)
  if (!provider || idToken === undefined) return undefined
  const client = await Promise.race([clients.of(provider).catch(() => undefined), nothingAfter(patienceMs)])
  if (!client || client.serverMetadata().issuer !== session.issuer) return undefined
  return endSessionUrl(client, { idToken, returnTo })
}

function nothingAfter(ms: number): Promise<undefined> {
  return new Promise((passed) => setTimeout(() => passed(undefined), ms).unref())
}
