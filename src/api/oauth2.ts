import * as oauth from 'oauth4webapi'
import { webUrl } from '../lib/web-url'
import {
  type FailureReason,
  failureReason,
  type PolicyWatch,
  violationsReported,
  watchPolicy,
} from './failure-reason'

/** Endpoints of an authorization server. */
export interface TokenSource {
  readonly authorizationUrl?: string
  readonly tokenUrl?: string
  /** OpenID Connect or RFC 8414 metadata; it then provides the other two. */
  readonly discoveryUrl?: string
}

export interface OAuthClient {
  readonly id: string
  /** Empty for public clients. */
  readonly secret: string
  readonly secretIn: 'header' | 'body'
}

export interface TokenRequest {
  readonly source: TokenSource
  readonly client: OAuthClient
  readonly scopes: readonly string[]
  readonly signal: AbortSignal
  /** Asked before an endpoint gets anything. @param kind - `page`: the visitor is sent there, and it gets no secret. */
  mayUse(url: string, kind: 'endpoint' | 'page'): Promise<boolean>
}

export interface IssuedToken {
  readonly accessToken: string
  /** In milliseconds since 1970. */
  readonly expiresAt?: number
}

export type OAuthFailureCode =
  /** The identity provider refused: `reason` is its error description. */
  | 'refused'
  | FailureReason
  /** Its response violates the standards: `reason` in English. */
  | 'answer'
  /** The API description names no endpoint. */
  | 'no-address'
  /** Browsers provide the Web Crypto API only to pages loaded over HTTPS. */
  | 'insecure-page'
  | 'aborted'
  /** `mayUse` says no. */
  | 'not-allowed'

export class OAuthFailure extends Error {
  constructor(
    readonly code: OAuthFailureCode,
    /** URL of the endpoint that failed. */
    readonly address: string,
    readonly reason = '',
    options?: ErrorOptions,
  ) {
    super(`OAuth: ${code}`, options)
  }
}

/** An authorization that was started, and is finished after the redirect. */
export interface Authorization {
  /** URL at which the visitor signs in. */
  readonly url: string
  readonly state: string
  /** @throws {OAuthFailure} */
  finish(response: { code: string; state: string; issuer?: string }): Promise<IssuedToken>
}

// Test set-ups on a developer's machine have no HTTPS; a page loaded over HTTPS cannot request plain HTTP anyway.
const optionsOf = (signal: AbortSignal) => ({
  signal,
  [oauth.allowInsecureRequests]: true,
  // Descriptions name the endpoints, and must not make the visitor's cookies go there.
  [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, BodyInit | undefined>) =>
    fetch(url, { ...init, credentials: 'omit' }),
})

const WELL_KNOWN = /[/][.]well-known[/](openid-configuration|oauth-authorization-server)[/]?$/

/** @throws {OAuthFailure} `not-allowed`. */
async function requireAllowed(
  { mayUse }: TokenRequest,
  url: string | undefined,
  kind: 'endpoint' | 'page' = 'endpoint',
): Promise<void> {
  if (url !== undefined && !(await mayUse(url, kind))) throw new OAuthFailure('not-allowed', url)
}

/** Metadata may name endpoints of any other server. */
async function serverOf(request: TokenRequest): Promise<oauth.AuthorizationServer> {
  await requireAllowed(request, request.source.discoveryUrl)
  const server = await describedServer(request)
  await requireAllowed(request, server.authorization_endpoint, 'page')
  await requireAllowed(request, server.token_endpoint)
  return server
}

async function describedServer({ source, signal }: TokenRequest): Promise<oauth.AuthorizationServer> {
  const { authorizationUrl, tokenUrl, discoveryUrl } = source
  if (discoveryUrl === undefined) {
    const address = authorizationUrl ?? tokenUrl
    if (address === undefined) throw new OAuthFailure('no-address', '')
    return {
      issuer: new URL(address).origin,
      authorization_endpoint: authorizationUrl,
      token_endpoint: tokenUrl,
    }
  }
  const kind = WELL_KNOWN.exec(discoveryUrl)?.[1]
  const issuer = new URL(discoveryUrl.replace(WELL_KNOWN, ''))
  const algorithm = kind === 'oauth-authorization-server' ? 'oauth2' : 'oidc'
  const response = await oauth.discoveryRequest(issuer, { ...optionsOf(signal), algorithm })
  return oauth.processDiscoveryResponse(issuer, response)
}

const authenticationOf = ({ secret, secretIn }: OAuthClient): oauth.ClientAuth => {
  if (secret === '') return oauth.None()
  return secretIn === 'body' ? oauth.ClientSecretPost(secret) : oauth.ClientSecretBasic(secret)
}

const issued = ({ access_token, expires_in }: oauth.TokenEndpointResponse): IssuedToken => ({
  accessToken: access_token,
  expiresAt: expires_in === undefined ? undefined : Date.now() + expires_in * 1000,
})

/** Removes the ID token. Without discovery the issuer is unknown, so an ID token proves nothing. */
async function withoutIdToken(response: Response): Promise<Response> {
  if (!response.ok) return response
  const body = (await response.json()) as Record<string, unknown>
  delete body.id_token
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
}

function webAddress(address = ''): URL {
  const url = webUrl(address)
  if (!url) throw new OAuthFailure('no-address', URL.canParse(address) ? address : '')
  return url
}

/** Converts a failure, after checking whether the server is reachable at all. */
async function failureOf(
  error: unknown,
  { source, signal }: TokenRequest,
  policy: PolicyWatch,
): Promise<OAuthFailure> {
  const address = source.discoveryUrl ?? source.tokenUrl ?? ''
  if (error instanceof OAuthFailure) return error
  if (signal.aborted) return new OAuthFailure('aborted', address)
  if (error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError)
    return new OAuthFailure('refused', address, error.error_description ?? error.error, { cause: error })
  if (error instanceof oauth.WWWAuthenticateChallengeError) {
    const [challenge] = error.cause
    const { error: code, error_description: message } = challenge?.parameters ?? {}
    return new OAuthFailure('refused', address, message ?? code ?? `${error.status}`, { cause: error })
  }
  if (error instanceof TypeError) {
    await violationsReported()
    // Metadata may name endpoints of another origin.
    const failed = policy.blockedOrigin() ?? address
    if (failed === '') return new OAuthFailure('no-address', '', '', { cause: error })
    const reason = await failureReason(failed, policy, signal)
    return new OAuthFailure(reason, failed, '', { cause: error })
  }
  const reason = error instanceof Error ? error.message : ''
  return new OAuthFailure('answer', address, reason, { cause: error })
}

async function failingAs<T>(request: TokenRequest, work: () => Promise<T>): Promise<T> {
  const policy = watchPolicy()
  try {
    return await work()
  } catch (error) {
    throw await failureOf(error, request, policy)
  } finally {
    policy.stop()
  }
}

/**
 * Begins the authorization code flow with PKCE, and with a nonce where an ID token is asked for.
 *
 * @param redirectUrl - Where the identity provider sends the visitor back.
 * @throws {OAuthFailure}
 */
export function beginAuthorization(request: TokenRequest, redirectUrl: string): Promise<Authorization> {
  const { client: identity, scopes, signal, source } = request
  return failingAs(request, async () => {
    if (!window.isSecureContext) throw new OAuthFailure('insecure-page', window.location.origin)
    const server = await serverOf(request)
    const url = webAddress(server.authorization_endpoint)
    const client: oauth.Client = { client_id: identity.id }
    const state = oauth.generateRandomState()
    const verifier = oauth.generateRandomCodeVerifier()
    const isOpenId = source.discoveryUrl !== undefined && scopes.includes('openid')
    const nonce = isOpenId ? oauth.generateRandomNonce() : undefined
    const parameters = {
      response_type: 'code',
      client_id: identity.id,
      redirect_uri: redirectUrl,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(scopes.length > 0 ? { scope: scopes.join(' ') } : {}),
      ...(nonce === undefined ? {} : { nonce }),
    }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)

    return {
      url: url.href,
      state,
      finish: ({ code, state: given, issuer }) =>
        failingAs(request, async () => {
          const known =
            source.discoveryUrl === undefined && issuer !== undefined ? { ...server, issuer } : server
          const parameters = new URLSearchParams({ code, state: given, ...(issuer ? { iss: issuer } : {}) })
          const checked = oauth.validateAuthResponse(known, client, parameters, state)
          const authentication = authenticationOf(identity)
          const response = await oauth.authorizationCodeGrantRequest(
            known,
            client,
            authentication,
            checked,
            redirectUrl,
            verifier,
            optionsOf(signal),
          )
          return issued(
            await oauth.processAuthorizationCodeResponse(
              known,
              client,
              isOpenId ? response : await withoutIdToken(response),
              isOpenId ? { expectedNonce: nonce, requireIdToken: true } : {},
            ),
          )
        }),
    }
  })
}

/** Requests a token with the client credentials grant. @throws {OAuthFailure} */
export function clientCredentialsToken(request: TokenRequest): Promise<IssuedToken> {
  const { client: identity, scopes, signal } = request
  return failingAs(request, async () => {
    const server = await serverOf(request)
    const client: oauth.Client = { client_id: identity.id }
    const response = await oauth.clientCredentialsGrantRequest(
      server,
      client,
      authenticationOf(identity),
      scopes.length > 0 ? { scope: scopes.join(' ') } : {},
      optionsOf(signal),
    )
    return issued(await oauth.processClientCredentialsResponse(server, client, response))
  })
}
