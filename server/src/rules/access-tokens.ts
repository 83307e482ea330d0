import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { JWTExpired } from 'jose/errors'
import type { AccountKind } from '../store/settings'
import { isUuid } from '../store/uuid'

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

export function createAccessTokens(key: Uint8Array, lifetimeSeconds: number): AccessTokens {
  return {
    issue: (kind, sessionId, secondsLeft) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audiences[kind])
        .setIssuedAt()
        .setExpirationTime(`${Math.max(1, Math.floor(Math.min(lifetimeSeconds, secondsLeft)))} seconds`)
        .sign(key),

    async verify(kind, token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          audience: audiences[kind],
        })
        const sessionId = sessionIdOf(payload)
        return sessionId === undefined ? undefined : { sessionId, expiresAt: (payload.exp ?? 0) * 1000 }
      } catch {
        return undefined
      }
    },

    async sessionOf(kind, token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          audience: audiences[kind],
        })
        return sessionIdOf(payload)
      } catch (error) {
        // Thrown only after the signature was found good.
        return error instanceof JWTExpired ? sessionIdOf(error.payload) : undefined
      }
    },
  }
}

function sessionIdOf({ sid }: JWTPayload): string | undefined {
  return typeof sid === 'string' && isUuid(sid) ? sid : undefined
}
