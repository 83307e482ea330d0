export interface OpenIdProvider {
  /** Its issuer. */
  readonly url: string
  /** Whom a token was given to; undefined for one that is not its own. */
  owner(accessToken: string): Promise<{ client: string; account?: string; scope: string } | undefined>
  close(): Promise<void>
}

export interface OpenIdProviderOptions {
  /** Of the public client `try-it`. */
  readonly redirectUrl: string
}

/** A real OpenID provider, with the public client `try-it` and the confidential client `machine` (secret `machine-secret`). */
export function startOpenIdProvider(options: OpenIdProviderOptions): Promise<OpenIdProvider>
