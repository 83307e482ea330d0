import type { ClientSecrets } from '../../config/client-secrets'
import { LogoutTokens } from '../../sso/logout-tokens'
import { ProviderClients } from '../../sso/provider-clients'
import type { Database } from '../../store/database'
import { Keyring } from '../../store/keyring'
import { secretNamed } from '../../store/secrets'

/** What sign-ins through identity providers work with. */
export interface SingleSignOn {
  readonly clients: ProviderClients
  readonly logoutTokens: LogoutTokens
  /** Secrets of a sign-in are derived with it. */
  readonly attemptKey: Uint8Array
  /** Encrypts ID tokens. */
  readonly tokens: TokenCipher
}

export interface TokenCipher {
  seal(token: string): Buffer
  /** @returns undefined if it was sealed with another key. */
  open(sealed: Buffer): string | undefined
}

export async function createSingleSignOn(
  database: Database,
  { clientSecrets }: { clientSecrets: ClientSecrets },
): Promise<SingleSignOn> {
  return {
    clients: new ProviderClients(clientSecrets),
    logoutTokens: new LogoutTokens(),
    attemptKey: await secretNamed(database, 'sso-attempts'),
    tokens: tokenCipher(await secretNamed(database, 'sso-id-tokens')),
  }
}

const tokenName = 'id-token'

function tokenCipher(key: Uint8Array): TokenCipher {
  const keyring = new Keyring({ current: key })
  return {
    seal: (token) => keyring.seal(tokenName, Buffer.from(token)).value,
    open(sealed) {
      try {
        return keyring.open(tokenName, { value: sealed, keyId: keyring.keyId }).toString()
      } catch {
        return undefined
      }
    },
  }
}
