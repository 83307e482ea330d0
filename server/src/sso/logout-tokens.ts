import { createHash } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose'
import { JOSEError } from 'jose/errors'
import { clockToleranceSeconds, type ProviderClient } from './provider-clients'

/** OpenID Connect Back-Channel Logout 1.0. */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
const maximumAgeSeconds = 600
const timeoutMs = 10_000
/** How long a used token must be remembered: until it is too old. */
export const rememberedSeconds = maximumAgeSeconds + 2 * clockToleranceSeconds

/** Says that someone signed out at the provider: of one session there, or of all. */
export interface LogoutToken {
  readonly issuer: string
  readonly subject: string | undefined
  readonly sid: string | undefined
  /** SHA-256 of issuer and `jti`, in hexadecimal. */
  readonly hash: string
}

type KeySet = ReturnType<typeof createRemoteJWKSet>

/** Validates logout tokens. Keys of providers are cached. */
export class LogoutTokens {
  #keySets = new Map<string, KeySet>()

  /** @returns undefined for a token that is not valid. @throws if the keys of the provider cannot be read. */
  async verify(client: ProviderClient, token: string): Promise<LogoutToken | undefined> {
    const {
      issuer,
      jwks_uri: keysUrl,
      id_token_signing_alg_values_supported: offered = ['RS256'],
    } = client.serverMetadata()
    if (keysUrl === undefined) return undefined
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.#keysAt(keysUrl), {
        issuer,
        audience: client.clientMetadata().client_id,
        // Never a shared secret, and never none.
        algorithms: (offered as string[]).filter((name) => /^([RPE]S\d{3}|EdDSA|Ed25519)$/.test(name)),
        clockTolerance: clockToleranceSeconds,
        maxTokenAge: maximumAgeSeconds,
        requiredClaims: ['iat', 'exp', 'jti', 'events'],
      })
      const isLogout = [undefined, 'jwt', 'logout+jwt'].includes(protectedHeader.typ?.toLowerCase())
      return isLogout ? readClaims(issuer, payload) : undefined
    } catch (error) {
      if (
        error instanceof JOSEError &&
        error.code !== 'ERR_JWKS_TIMEOUT' &&
        error.code !== 'ERR_JOSE_GENERIC'
      )
        return undefined
      throw error
    }
  }

  #keysAt(url: string): KeySet {
    const known = this.#keySets.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: timeoutMs })
    this.#keySets.set(url, known)
    return known
  }
}

function readClaims(issuer: string, { events, jti, sub, sid, nonce }: JWTPayload): LogoutToken | undefined {
  const event = (events as Record<string, unknown> | null)?.[logoutEvent]
  if (typeof event !== 'object' || event === null || nonce !== undefined) return undefined
  if (typeof jti !== 'string' || !isTextOrAbsent(sub) || !isTextOrAbsent(sid)) return undefined
  if (sub === undefined && sid === undefined) return undefined
  const hash = createHash('sha256')
    .update(JSON.stringify([issuer, jti]))
    .digest('hex')
  return { issuer, subject: sub, sid, hash }
}

/** A claim of another type is never left out: without it the token would name more sessions. */
const isTextOrAbsent = (claim: unknown): claim is string | undefined =>
  claim === undefined || typeof claim === 'string'
