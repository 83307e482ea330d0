import { decodeProtectedHeader, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { JOSEError, JWTExpired } from 'jose/errors'
import type { AccountKind } from '../store/settings'
import { isUuid } from '../store/uuid'
import type { Secrets } from '../store/secrets'

const algorithm = 'HS256'
const audiences: Readonly<Record<AccountKind, string>> = {
  developer: 'portal:developer',
  user: 'portal:user',
}

export interface AccessClaims {
  readonly sessionId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * Short-lived proof of a session, signed by this portal. It names the session and the kind of its account; who that is, the
 * database says. A token of the other kind proves nothing.
 */
export interface AccessTokens {
  /** @param secondsLeft - Of the session. */
  issue(kind: AccountKind, sessionId: string, secondsLeft: number): Promise<string>
  /** @returns undefined for a token that is forged, of another portal, or has expired. */
  verify(kind: AccountKind, token: string): Promise<AccessClaims | undefined>
  /** As `verify`, for a token that may have expired. */
  sessionOf(kind: AccountKind, token: string): Promise<string | undefined>
}

export function createAccessTokens(secrets: Secrets, lifetimeSeconds: number): AccessTokens {
  /** @throws if it is not signed with an accepted version of the key, or not for the kind. */
  async function read(kind: AccountKind, token: string): Promise<JWTPayload & { acceptedUntil: number }> {
    const version = await secrets.version('access-tokens', decodeProtectedHeader(token).kid)
    if (!version) throw new JOSEError('The key of the token is not accepted.')
    const { payload } = await jwtVerify(token, version.key, {
      algorithms: [algorithm],
      audience: audiences[kind],
    })
    return { ...payload, acceptedUntil: version.acceptedUntil ?? Number.POSITIVE_INFINITY }
  }

  return {
    async issue(kind, sessionId, secondsLeft) {
      const { kid, key } = (await secrets.named('access-tokens')).current
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, kid })
        .setAudience(audiences[kind])
        .setIssuedAt()
        .setExpirationTime(`${Math.max(1, Math.floor(Math.min(lifetimeSeconds, secondsLeft)))} seconds`)
        .sign(key)
    },

    async verify(kind, token) {
      try {
        const { acceptedUntil, ...payload } = await read(kind, token)
        const sessionId = sessionIdOf(payload)
        const expiresAt = Math.min((payload.exp ?? 0) * 1000, acceptedUntil)
        return sessionId === undefined ? undefined : { sessionId, expiresAt }
      } catch (error) {
        return undefinedIfForged(error)
      }
    },

    async sessionOf(kind, token) {
      try {
        return sessionIdOf(await read(kind, token))
      } catch (error) {
        // Thrown only after the signature was found good.
        return error instanceof JWTExpired ? sessionIdOf(error.payload) : undefinedIfForged(error)
      }
    },
  }
}

/** A token that proves nothing is no failure; that the database cannot be read is one. */
function undefinedIfForged(error: unknown): undefined {
  if (error instanceof JOSEError || error instanceof TypeError) return undefined
  throw error
}

function sessionIdOf({ sid }: JWTPayload): string | undefined {
  return typeof sid === 'string' && isUuid(sid) ? sid : undefined
}
