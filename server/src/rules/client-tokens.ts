import { randomUUID } from 'node:crypto'
import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { JOSEError, JWTExpired } from 'jose/errors'
import type { Kysely } from 'kysely'
import type { ApplicationAccess } from '../store/application-access'
import type { Database } from '../store/database'
import type { Schema } from '../store/schema'
import type { IntrospectingKeys } from './introspecting-keys'
import { currentSigningKey, signingAlgorithm, verificationKey } from './signing-keys'

/** As RFC 9068 has it, so that nobody takes another kind of token for one of these. */
const tokenType = 'at+jwt'

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

/** A token of an application, for the APIs that it is registered for. */
export async function issueClientToken(
  database: Pick<Database, 'db' | 'keyring'>,
  application: ApplicationAccess,
  options: { issuer: string; lifetimeSeconds: number; scopes: readonly string[] },
): Promise<string> {
  const { id, key } = await currentSigningKey(database)
  // For gateways that check tokens by themselves; what was registered later than the token, only introspection knows.
  const audience = application.product_versions.map(({ product, name }) => `${product}/${name}`)
  // An audience is required (RFC 9068). A token without access to any API is for the portal alone.
  const token = new SignJWT({
    client_id: application.reference_id,
    scope: options.scopes.join(' '),
    secret_version: application.secret_version,
  })
    .setProtectedHeader({ alg: signingAlgorithm, typ: tokenType, kid: id })
    .setIssuer(options.issuer)
    .setAudience(audience.length > 0 ? audience : options.issuer)
    .setSubject(application.id)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${options.lifetimeSeconds} seconds`)
  return token.sign(key)
}

/** @returns undefined for what is not a token of this portal. `isExpired` if it was one. */
export async function readClientToken(
  db: Kysely<Schema>,
  verificationKeys: IntrospectingKeys['verificationKeys'],
  token: string,
): Promise<(ClientTokenClaims & { isExpired: boolean }) | undefined> {
  try {
    const { kid = '' } = decodeProtectedHeader(token)
    const key = kid.includes('\0')
      ? undefined
      : await verificationKeys.getOrLoad(kid, () => verificationKey(db, kid))
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
async function verified(
  token: string,
  key: Parameters<typeof jwtVerify>[1],
): Promise<{ payload: JWTPayload; isExpired: boolean }> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [signingAlgorithm], typ: tokenType })
    return { payload, isExpired: false }
  } catch (error) {
    if (error instanceof JWTExpired) return { payload: error.payload, isExpired: true }
    throw error
  }
}
