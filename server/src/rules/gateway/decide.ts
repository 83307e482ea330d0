import type { RefusalReason } from '../../traffic/ingest/refusal-reasons'
import type { ApplicationAccess, OpenVersion } from '../../store/application-access'
import type { KnownKey } from '../../store/revoked-credentials'
import type { ClientTokenClaims } from './client-token'
import { grantedScopes } from '../granted-scopes'

/** What is known of a key, a token or a client at this moment. */
export type CredentialFacts =
  | {
      kind: 'key'
      access?: ApplicationAccess & { credential_id: string }
      /** Of a key without access: one that was issued once. */
      known?: KnownKey
    }
  | {
      kind: 'token'
      /** Absent for what is no token of this portal. */
      claims?: ClientTokenClaims & { isExpired: boolean }
      access?: ApplicationAccess
      /** Application of a client without access whose account is not approved any more. */
      revoked?: ActiveToken['application']
    }
  | { kind: 'client'; access?: ApplicationAccess; revoked?: ActiveToken['application'] }

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
export type InactiveReason = Extract<
  RefusalReason,
  'key_unknown' | 'key_revoked' | 'account_revoked' | 'token_invalid' | 'token_expired'
>

export interface InactiveToken {
  active: false
  refusal_reason: InactiveReason
  /** Of a key that was revoked, of an account that was, and of a token that has expired. */
  application?: ActiveToken['application']
  credential_id?: string
}

export type Introspection = ActiveToken | InactiveToken

/** Returns what a credential gives access to, or why it gives none. */
export function introspectionOf(facts: CredentialFacts): Introspection {
  if (facts.kind === 'key') {
    const { access, known } = facts
    if (!access) return refusedKey(known)
    const active = activeFor(access)
    active.token_type = 'api_key'
    active.credential_id = access.credential_id
    return active
  }
  const { access, revoked } = facts
  if (!access)
    return revoked
      ? { active: false, refusal_reason: 'account_revoked', application: revoked }
      : { active: false, refusal_reason: 'token_invalid' }
  return facts.kind === 'client' ? activeFor(access) : ofToken(access, facts.claims)
}

function ofToken(
  access: ApplicationAccess,
  claims: (ClientTokenClaims & { isExpired: boolean }) | undefined,
): Introspection {
  if (claims?.secretVersion !== access.secret_version)
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

function refusedKey(known: KnownKey | undefined): InactiveToken {
  if (!known) return { active: false, refusal_reason: 'key_unknown' }
  const { application, credential_id, is_revoked, is_owner_approved } = known
  const reason = is_revoked || is_owner_approved ? 'key_revoked' : 'account_revoked'
  return { active: false, refusal_reason: reason, application, credential_id }
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

/** What a request needs to pass. */
export interface Requirement {
  versionId: string
  /** All of them. Keys have no scopes. */
  scopes: readonly string[]
}

/** How often an application calls is the gateway's to count. */
export type DecisionReason = Exclude<RefusalReason, 'quota_exceeded'>

export type Decision =
  | { isAllowed: true; access: ActiveToken; version: OpenVersion }
  | { isAllowed: false; reason: DecisionReason; application?: ActiveToken['application'] }

/**
 * Decides whether a request passes.
 *
 * @param shown - What the request showed it as. A token where keys belong is none, and neither is a key in the place of a token.
 */
export function decide(
  introspection: Introspection,
  shown: 'key' | 'token',
  { versionId, scopes }: Requirement,
): Decision {
  if (!introspection.active) {
    const { refusal_reason: reason, application } = introspection
    return { isAllowed: false, reason: reasonAt(shown, reason), application }
  }
  const { application, token_type, product_versions } = introspection
  if ((token_type === 'api_key') !== (shown === 'key')) return { isAllowed: false, reason: misplaced[shown] }
  const version = product_versions.find(({ id }) => id === versionId)
  if (!version) return { isAllowed: false, reason: 'not_registered', application }
  if (!scopes.every((scope) => version.scopes?.includes(scope)))
    return { isAllowed: false, reason: 'scope_missing', application }
  return { isAllowed: true, access: introspection, version }
}

const misplaced = { key: 'key_unknown', token: 'token_invalid' } as const

/** What is no key reads as a token that is none, and the other way round. */
function reasonAt(shown: 'key' | 'token', reason: InactiveReason): InactiveReason {
  const isOfOther = reason.startsWith(shown === 'key' ? 'token_' : 'key_')
  return isOfOther ? misplaced[shown] : reason
}
