import * as oidc from 'openid-client'
import type { ClientSecrets } from '../config/client-secrets'
import type { IdentityProvider } from '../store/settings'

export type ProviderClient = oidc.Configuration

const timeoutSeconds = 10
const maximumAgeMs = 60 * 60 * 1000
/** Difference between the clocks of the provider and of this machine. */
export const clockToleranceSeconds = 60

interface Cached {
  /** What the client was made from. */
  readonly key: string
  readonly client: Promise<ProviderClient>
  readonly startedAt: number
}

/** Clients of identity providers. What a provider says about itself is read again after an hour. */
export class ProviderClients {
  #cached = new Map<string, Cached>()

  constructor(private readonly secrets: ClientSecrets) {}

  /** @throws if the provider cannot be reached or does not describe itself. It is asked again by the next call. */
  of(provider: IdentityProvider): Promise<ProviderClient> {
    const key = keyOf(provider)
    const cached = this.#cached.get(provider.name)
    if (cached?.key === key && Date.now() - cached.startedAt < maximumAgeMs) return cached.client
    const client = this.#discover(provider)
    const entry = { key, client, startedAt: Date.now() }
    this.#cached.set(provider.name, entry)
    client.catch(() => {
      // What was known before is better than nothing.
      if (this.#cached.get(provider.name) !== entry) return
      if (cached?.key === key) this.#cached.set(provider.name, cached)
      else this.#cached.delete(provider.name)
    })
    return client
  }

  async #discover(provider: IdentityProvider): Promise<ProviderClient> {
    return clientOf(await discover(provider), provider, this.secrets.of(provider.name))
  }
}

/** Reads what a provider says about itself. @throws as `openid-client` does. */
export async function discover({ issuer, client_id }: IdentityProvider): Promise<oidc.ServerMetadata> {
  const found = await oidc.discovery(new URL(issuer), client_id, undefined, oidc.None(), {
    execute: allowances(issuer),
    timeout: timeoutSeconds,
  })
  return found.serverMetadata()
}

function clientOf(
  metadata: oidc.ServerMetadata,
  { issuer, client_id }: IdentityProvider,
  secret: string | undefined,
): ProviderClient {
  const client = new oidc.Configuration(
    metadata,
    client_id,
    { [oidc.clockTolerance]: clockToleranceSeconds },
    authenticationOf(metadata, secret),
  )
  client.timeout = timeoutSeconds
  for (const allow of allowances(issuer)) allow(client)
  // Without it the library trusts the connection alone.
  oidc.enableNonRepudiationChecks(client)
  return client
}

/** Only an issuer on this machine may be without TLS; the schema of portal.yaml sees to it. */
function allowances(issuer: string): ((client: oidc.Configuration) => void)[] {
  return issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
}

function authenticationOf(metadata: oidc.ServerMetadata, secret: string | undefined): oidc.ClientAuth {
  if (secret === undefined) return oidc.None()
  // Without a list the provider takes `client_secret_basic` (OpenID Connect Discovery, section 3).
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(secret)
    : oidc.ClientSecretPost(secret)
}

function keyOf({ issuer, client_id }: IdentityProvider): string {
  return JSON.stringify([issuer, client_id])
}
