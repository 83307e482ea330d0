import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './schema-columns'
import type {
  AuthMethod,
  CredentialType,
  RegistrationStatus,
  RegistrationStrategyName,
  StrategyNames,
} from './settings'

export interface AuthStrategyTable {
  id: Generated<string>
  name: RegistrationStrategyName
  names: JSONColumnType<StrategyNames, string | undefined, string>
  credential_type: CredentialType
  key_names: JSONColumnType<string[], string | undefined, string>
  auth_methods: JSONColumnType<AuthMethod[], string | undefined, string>
  /** Null where developers choose no scopes. */
  available_scopes: JSONColumnType<string[] | null, string | null | undefined, string | null>
  /** Of applications that name none. */
  is_default: Generated<boolean>
  /** Imports change and remove only what an import made. */
  made_by: ColumnType<'import' | 'operator', 'import' | 'operator', never>
  created_at: CreatedAt
  updated_at: CreatedAt
}

/** How applications register for a version; the first position is the one that front ends use. */
export interface VersionStrategyTable {
  version_id: string
  strategy_id: string
  position: number
  registration_enabled: boolean
  registration_auto_approve: boolean
  /** Scopes that automatic approval covers. Null: all that the strategy has. */
  auto_approve_scopes: JSONColumnType<string[] | null, string | null | undefined, string | null>
}

export interface ApplicationTable {
  id: Generated<string>
  developer_id: string
  /** Fixed at creation. */
  strategy_id: ColumnType<string, string, never>
  /** Unique among those of the developer. */
  name: string
  description: string | null
  redirect_uri: string | null
  /** Unique in the portal, because it tells gateways the application. The client ID, where the portal keeps the client. */
  reference_id: string
  /** What the developer asks for; what the strategy no longer offers counts as not chosen. Registrations know what was approved. */
  scopes: JSONColumnType<string[], string | undefined, string>
  /** SHA-256 of the client secret, in hexadecimal. */
  secret_hash: string | null
  /** Grows with every new secret; tokens of older ones are void. */
  secret_version: Generated<number>
  created_at: CreatedAt
  updated_at: CreatedAt
}

export interface CredentialTable {
  id: Generated<string>
  application_id: string
  display_name: string
  /** SHA-256 of the key, in hexadecimal. */
  key_hash: string
  /** Of the key, for people. Null for keys of earlier versions. */
  first_characters: ColumnType<string | null, string | undefined, never>
  /** Day, in UTC. */
  last_used_on: ColumnType<unknown, never, unknown>
  /** Whether another system has issued it. */
  is_imported: Generated<boolean>
  created_at: CreatedAt
  updated_at: CreatedAt
}

/** What remains of a key that was revoked, so that gateways and developers learn why it is refused. */
export interface RevokedCredentialTable {
  id: string
  application_id: string
  display_name: string
  key_hash: string
  first_characters: string | null
  /** Those that another system has issued are remembered for good. */
  is_imported: Generated<boolean>
  revoked_at: CreatedAt
}

export interface RegistrationTable {
  id: Generated<string>
  application_id: string
  version_id: string
  status: ColumnType<RegistrationStatus, RegistrationStatus, RegistrationStatus>
  /** Of those that the application asks for. They count while the registration is approved. */
  approved_scopes: JSONColumnType<string[], string | undefined, string>
  /** Of those that the application asks for. They wait for an operator while the registration is pending or approved. */
  pending_scopes: JSONColumnType<string[], string | undefined, string>
  /** Of the rejection or revocation that counts now, as the operator wrote it. */
  decision_reason: ColumnType<string | null, never, string | null>
  created_at: CreatedAt
  updated_at: CreatedAt
}

/** What an operator decided against a registration. No foreign keys but the developer's: it outlives what it was about. */
export interface StandingDecisionTable {
  developer_id: string
  application_id: string
  version_id: string
  status: 'rejected' | 'revoked'
  created_at: CreatedAt
}

/** Responses to requests that created something, for retries of the same request. */
export interface IdempotencyKeyTable {
  developer_id: string
  key_hash: string
  request_hash: string
  /** Encrypted with the caller's own key, because it may hold a secret. Null until the transaction's end. */
  answer: Buffer | null
  created_at: CreatedAt
}
