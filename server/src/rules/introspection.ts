import {
  findAccessByClient,
  findAccessByKey,
  findApplicationOfRevokedAccount,
  type ApplicationAccess,
  type OpenVersion,
} from '../store/application-access'
import { findKnownKeys } from '../store/revoked-credentials'
import type { Database } from '../store/database'
import { grantedScopes } from './granted-scopes'
import { hasValidChecksum, isSecret, secretHash } from './issued-secrets'
import { readClientToken } from './client-tokens'
import type { IntrospectingKeys } from './introspecting-keys'
import type { RecordedUses } from './recorded-uses'

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

/** Why a key or token is refused, as far as introspection can tell. */
export type InactiveReason =
  | 'key_unknown'
  | 'key_revoked'
  | 'account_revoked'
  | 'token_invalid'
  | 'token_expired'

export interface InactiveToken {
  active: false
  refusal_reason: InactiveReason
  /** Of a key that was revoked, of an account that was, and of a token that has expired. */
  application?: ActiveToken['application']
  credential_id?: string
}

export type Introspection = ActiveToken | InactiveToken

export interface Introspecting {
  database: Pick<Database, 'introspection'>
  uses: RecordedUses
  introspectingKeys: IntrospectingKeys
}

/**
 * Returns the current access of a key or a token of an application, and records on which day a key was used last.
 *
 * @param isRestricted - Whether the portal has access control.
 */
export async function introspect(
  { database: { introspection: db }, uses, introspectingKeys }: Introspecting,
  token: string,
  isRestricted: boolean,
): Promise<Introspection> {
  if (hasValidChecksum('key', token)) {
    const access = await findAccessByKey(db, secretHash(token), isRestricted)
    if (!access) return refusedKey(db, secretHash(token))
    if (access.is_used_before) uses.credential(access.credential_id)
    return { ...activeFor(access), token_type: 'api_key', credential_id: access.credential_id }
  }
  if (isSecret('key', token)) return { active: false, refusal_reason: 'key_unknown' }
  const claims = await readClientToken(db, introspectingKeys.verificationKeys, token)
  const access = claims && (await findAccessByClient(db, claims.clientId, 'client_credentials', isRestricted))
  if (!access) return refusedClient(db, claims?.clientId)
  if (access.secret_version !== claims.secretVersion)
    return { active: false, refusal_reason: 'token_invalid' }
  if (claims.isExpired)
    return { active: false, refusal_reason: 'token_expired', application: applicationOf(access) }
  const granted = grantedScopes(access)
  const scopes = claims.scopes.filter((scope) => granted.includes(scope))
  return {
    ...activeFor(access),
    scope: scopes.join(' '),
    product_versions: access.product_versions.map((version) => withTokenScopes(version, scopes)),
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
  { database: { introspection: db } }: Introspecting,
  clientId: string,
  isRestricted: boolean,
): Promise<Introspection> {
  const access = await findAccessByClient(db, clientId, 'self_managed_client_credentials', isRestricted)
  return access ? activeFor(access) : refusedClient(db, clientId)
}

async function refusedKey(db: Database['introspection'], keyHash: string): Promise<InactiveToken> {
  const [known] = await findKnownKeys(db, [keyHash])
  if (!known) return { active: false, refusal_reason: 'key_unknown' }
  const { application, credential_id, is_revoked, is_owner_approved } = known
  const reason = is_revoked || is_owner_approved ? 'key_revoked' : 'account_revoked'
  return { active: false, refusal_reason: reason, application, credential_id }
}

async function refusedClient(
  db: Database['introspection'],
  clientId: string | undefined,
): Promise<InactiveToken> {
  const application = clientId === undefined ? undefined : await findApplicationOfRevokedAccount(db, clientId)
  return application
    ? { active: false, refusal_reason: 'account_revoked', application }
    : { active: false, refusal_reason: 'token_invalid' }
}

/** What the token may do with a version: a scope that was approved for another one does not count. */
function withTokenScopes(version: OpenVersion, scopes: readonly string[]): OpenVersion {
  return version.scopes
    ? { ...version, scopes: scopes.filter((scope) => version.scopes?.includes(scope)) }
    : version
}

const applicationOf = ({ id, name, developer_id }: ActiveToken['application']) => ({ id, name, developer_id })

function activeFor(access: ApplicationAccess): ActiveToken {
  const { id, reference_id, credential_type, product_versions } = access
  return {
    active: true,
    client_id: reference_id,
    sub: id,
    token_type: 'Bearer',
    credential_type,
    application: applicationOf(access),
    product_versions,
  }
}
