import type { Kysely } from 'kysely'
import {
  findAccessByClient,
  findAccessByKey,
  type ApplicationAccess,
  type OpenVersion,
} from '../store/application-access'
import { recordUse } from '../store/credentials'
import type { Schema } from '../store/schema'
import { hasValidChecksum, secretHash } from './issued-secrets'
import { readClientToken } from './client-tokens'

export interface ActiveToken {
  active: true
  client_id: string
  sub: string
  token_type: 'Bearer' | 'api_key'
  credential_type: ApplicationAccess['credential_type']
  /** Of a key. */
  credential_id?: string
  scope?: string
  iss?: string
  jti?: string
  iat?: number
  exp?: number
  application: { id: string; name: string; developer_id: string }
  product_versions: OpenVersion[]
}

export type Introspection = ActiveToken | { active: false }

const inactive: Introspection = { active: false }

/**
 * Returns the current access of a key or a token of an application, and records on which day a key was used last.
 *
 * @param isRestricted - Whether the portal has access control.
 */
export async function introspect(
  db: Kysely<Schema>,
  token: string,
  isRestricted: boolean,
): Promise<Introspection> {
  if (hasValidChecksum('key', token)) {
    const access = await findAccessByKey(db, secretHash(token), isRestricted)
    if (!access) return inactive
    if (access.is_used_before) await recordUse(db, access.credential_id)
    return { ...activeFor(access), token_type: 'api_key', credential_id: access.credential_id }
  }
  const claims = await readClientToken(db, token)
  const access = claims && (await findAccessByClient(db, claims.clientId, 'client_credentials', isRestricted))
  if (!access || access.secret_version !== claims.secretVersion) return inactive
  const scopes = claims.scopes.filter((scope) => access.scopes?.includes(scope))
  return {
    ...activeFor(access),
    scope: scopes.join(' '),
    iss: claims.issuer,
    jti: claims.id,
    iat: claims.issuedAt,
    exp: claims.expiresAt,
  }
}

/**
 * Returns the access of a client of an external authorization server.
 *
 * @param clientId - From the client's token, which the gateway has verified with its issuer.
 */
export async function introspectClient(
  db: Kysely<Schema>,
  clientId: string,
  isRestricted: boolean,
): Promise<Introspection> {
  const access = await findAccessByClient(db, clientId, 'self_managed_client_credentials', isRestricted)
  return access ? activeFor(access) : inactive
}

function activeFor(access: ApplicationAccess): ActiveToken {
  const { id, name, developer_id, reference_id, credential_type, product_versions } = access
  return {
    active: true,
    client_id: reference_id,
    sub: id,
    token_type: 'Bearer',
    credential_type,
    application: { id, name, developer_id },
    product_versions,
  }
}
