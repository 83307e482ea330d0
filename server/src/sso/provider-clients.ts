import * as oidc from 'openid-client'
import type { ClientSecrets } from '../config/client-secrets'
import { traceHeaders } from '../lib/trace-context'
import type { IdentityProvider } from '../store/settings'

export type ProviderClient = oidc.Configuration

const timeoutSeconds = 10
const maximumAgeMs = 60 * 60 * 1000
/** Time between two attempts to read what a provider says, while what it said before is used. */
const retryAfterMs = 60 * 1000
/** Difference between the clocks of the provider and of this machine. */
export const clockToleranceSeconds = 60

const fetchInTrace: oidc.CustomFetch = (url, options) =>
  fetch(url, { ...(options as RequestInit), headers: { ...options.headers, ...traceHeaders() } })

interface Cached {
  /** What the client was made from. */
  readonly key: string
  readonly client: Promise<ProviderClient>
  /** In milliseconds since 1970. */
  readonly readAgainAt: number
}

/**
 * Clients of identity providers. What a provider says about itself is read again after an hour. If it cannot be read then, what it said
 * before is used, so that sign-ins go on.
 */
export class ProviderClients {
  #cached = new Map<string, Cached>()

  constructor(private readonly secrets: ClientSecrets) {}

  /** @throws if the provider does not describe itself and never has. It is asked again by the next call. */
  of(provider: IdentityProvider): Promise<ProviderClient> {
    const { name } = provider
    const key = keyOf(provider)
    const cached = this.#cached.get(name)
    const known = cached?.key === key ? cached : undefined
    if (known && Date.now() < known.readAgainAt) return known.client
    const client = this.#discover(provider).catch((error: unknown) => {
      if (!known) {
        if (this.#cached.get(name) === entry) this.#cached.delete(name)
        throw error
      }
      if (this.#cached.get(name) === entry)
        this.#cached.set(name, { ...known, readAgainAt: Date.now() + retryAfterMs })
      return known.client
    })
    const entry = { key, client, readAgainAt: Date.now() + maximumAgeMs }
    this.#cached.set(name, entry)
    return client
  }

  async #discover(provider: IdentityProvider): Promise<ProviderClient> {
    return clientOf(await discover(provider), provider, this.secrets.of(provider.name))
  }
}

/** Reads what a provider says about itself. @throws as `openid-client` does. */
export async function discover({ issuer, client_id }: IdentityProvider): Promise<oidc.ServerMetadata> {
  const found = await oidc.discovery(new URL(issuer), client_id, undefined, oidc.None(), {
    [oidc.customFetch]: fetchInTrace,
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
  client[oidc.customFetch] = fetchInTrace
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
