import { decodeProtectedHeader, jwtVerify, type CryptoKey, type JWTPayload } from 'jose'
import { JOSEError, JWTExpired } from 'jose/errors'
import type { MaybePromise } from '../../lib/maybe-promise'

export const signingAlgorithm = 'ES256'

/** As RFC 9068 has it, so that nobody takes another kind of token for one of these. */
export const clientTokenType = 'at+jwt'

export interface ClientTokenClaims {
  clientId: string
  scopes: string[]
  secretVersion: number
  issuer: string
  id: string
  /** Both in seconds since 1970. */
  issuedAt: number
  expiresAt: number
}

/**
 * @param findKey - Returns a key of the portal by its ID.
 * @returns undefined for what is not a token of this portal. `isExpired` if it was one.
 */
export async function readClientToken(
  token: string,
  findKey: (kid: string) => MaybePromise<CryptoKey | undefined>,
): Promise<(ClientTokenClaims & { isExpired: boolean }) | undefined> {
  try {
    const { kid = '' } = decodeProtectedHeader(token)
    const key = kid.includes('\0') ? undefined : await findKey(kid)
    if (!key) return undefined
    const { payload, isExpired } = await verified(token, key)
    return {
      isExpired,
      clientId: String(payload.client_id),
      scopes: String(payload.scope ?? '')
        .split(' ')
        .filter(Boolean),
      secretVersion: Number(payload.secret_version),
      issuer: payload.iss ?? '',
      id: payload.jti ?? '',
      issuedAt: payload.iat ?? 0,
      expiresAt: payload.exp ?? 0,
    }
  } catch (error) {
    // Not of the database, which may not be there.
    if (error instanceof JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}

/** The library checks the signature before the times, so the claims of an expired token are the portal's own. */
async function verified(token: string, key: CryptoKey): Promise<{ payload: JWTPayload; isExpired: boolean }> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [signingAlgorithm], typ: clientTokenType })
    return { payload, isExpired: false }
  } catch (error) {
    if (error instanceof JWTExpired) return { payload: error.payload, isExpired: true }
    throw error
  }
}
