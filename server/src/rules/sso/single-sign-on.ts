import type { ClientSecrets } from '../../config/client-secrets'
import { LogoutTokens } from '../../sso/logout-tokens'
import { ProviderClients } from '../../sso/provider-clients'
import { Keyring } from '../../store/keyring'
import type { Secrets } from '../../store/secrets'

/** What sign-ins through identity providers work with. */
export interface SingleSignOn {
  readonly clients: ProviderClients
  readonly logoutTokens: LogoutTokens
  /** Has `sso-attempts`, with which secrets of a sign-in are derived. */
  readonly secrets: Secrets
  /** Encrypts ID tokens. */
  readonly tokens: TokenCipher
}

export interface TokenCipher {
  seal(token: string): Promise<Buffer>
  /** @returns undefined if it was sealed with another key, or one that is no longer accepted. */
  open(sealed: Buffer): Promise<string | undefined>
}

export function createSingleSignOn(
  secrets: Secrets,
  { clientSecrets }: { clientSecrets: ClientSecrets },
): SingleSignOn {
  return {
    clients: new ProviderClients(clientSecrets),
    logoutTokens: new LogoutTokens(),
    secrets,
    tokens: tokenCipher(secrets),
  }
}

const tokenName = 'id-token'

/** What is sealed does not say with which version of the key. There are rarely two, and only one of them opens it. */
function tokenCipher(secrets: Secrets): TokenCipher {
  return {
    async seal(token) {
      const { current } = await secrets.named('sso-id-tokens')
      return new Keyring({ current: current.key }).seal(tokenName, Buffer.from(token)).value
    },
    async open(sealed) {
      for (const { key } of (await secrets.named('sso-id-tokens')).accepted) {
        const keyring = new Keyring({ current: key })
        try {
          return keyring.open(tokenName, { value: sealed, keyId: keyring.keyId }).toString()
        } catch {
          // Perhaps with another version.
        }
      }
      return undefined
    },
  }
}
