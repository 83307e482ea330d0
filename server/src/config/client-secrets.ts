import type { EnvironmentReader } from './environment'

/** SSO_<NAME>_CLIENT_SECRET, or the content of SSO_<NAME>_CLIENT_SECRET_FILE. What the portal shows to each identity provider. */
export class ClientSecrets {
  readonly #secrets: ReadonlyMap<string, string>

  /** @param secrets - By the part of the variable's name that is the provider's. */
  constructor(secrets: ReadonlyMap<string, string>) {
    this.#secrets = secrets
  }

  /** @returns undefined if there is none: the portal is then a public client, which PKCE protects. */
  of(provider: string): string | undefined {
    return this.#secrets.get(variablePart(provider))
  }

  /** Returns those variables that belong to none of these providers. */
  unknownVariables(providers: readonly string[]): string[] {
    const known = new Set(providers.map(variablePart))
    return [...this.#secrets.keys()].filter((part) => !known.has(part)).map((part) => variableOf(part))
  }
}

/** Returns the name of the variable with the client secret of a provider. */
export function secretVariable(provider: string): string {
  return variableOf(variablePart(provider))
}

export function readClientSecrets(read: EnvironmentReader): ClientSecrets {
  const secrets = new Map<string, string>()
  for (const part of read.between(beginning, end)) {
    const secret = read.secret(variableOf(part))
    if (secret !== undefined) secrets.set(part, secret)
  }
  return new ClientSecrets(secrets)
}

const beginning = 'SSO_'
const end = '_CLIENT_SECRET'

function variableOf(part: string): string {
  return `${beginning}${part}${end}`
}

function variablePart(provider: string): string {
  return provider.toUpperCase().replaceAll('-', '_')
}
