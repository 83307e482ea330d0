import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../texts/texts'
import type { CreatedAt, Timestamp } from './schema-columns'
import type { AccountKind, AccountStatus } from './settings'

/** First steps that clients report. */
export type ReportedStep = 'read' | 'call'

/** Accounts of developers and of users. One address may have an account of each kind. */
export interface AccountTable {
  id: Generated<string>
  kind: ColumnType<AccountKind, AccountKind, never>
  email: string
  full_name: string
  /** Of users who gave one. */
  preferred_name: string | null
  /** Users have one, developers none. */
  organization_id: string | null
  /** Null until a first password was chosen. */
  password_hash: string | null
  /** Raised by every change of `password_hash`: what was checked against an earlier one is void. */
  credential_version: Generated<number>
  status: ColumnType<AccountStatus, AccountStatus, AccountStatus>
  /** Language of the mails to this account: the one it was registered in. */
  language: Language | null
  /** Reported steps of a new developer. Null: there is no list of first steps, or it has ended. */
  first_steps: ColumnType<readonly ReportedStep[] | null, readonly ReportedStep[] | null | undefined>
  created_at: CreatedAt
  updated_at: CreatedAt
}

export interface SessionTable {
  id: Generated<string>
  kind: AccountKind
  account_id: string
  created_at: CreatedAt
  last_used_at: CreatedAt
  /** Where the sign-in came from. Null if unknown. */
  network_address: string | null
  /** Header of the sign-in. Null without one. */
  user_agent: string | null
  ended_at: Date | null
  end_reason: string | null
}

export interface RefreshTokenTable {
  id: Generated<string>
  session_id: string
  token_hash: string
  created_at: CreatedAt
  expires_at: Timestamp
  replaced_at: Date | null
  /** `kid` of the key with which it was derived. Null: it is random. */
  derived_with: string | null
  /** That of its successor. */
  successor_with: ColumnType<string | null, string | null | undefined, string | null>
}

/** Wrong passwords by e-mail address, whether or not an account stands behind it. */
export interface SignInFailureTable {
  /** SHA-256 of the address in lower case, with the kind of account before it for users, in hexadecimal. */
  email_hash: string
  /** Where the attempts came from: `all` networks, `network …` or `device …`. */
  source: string
  failures: Generated<number>
  /** Attempts whose password is being checked. */
  pending: Generated<number>
  /** Beginning of a count that is limited for a time. */
  counted_since: CreatedAt
  locked_until: Date | null
  touched_at: CreatedAt
}

/** The table of `rate-limiter-flexible`. */
export interface RateLimitCounterTable {
  key: string
  points: number
  /** Milliseconds since 1970. `int8`, so a string. */
  expire: string | null
}

/** Captchas that were accepted. */
export interface UsedCaptchaTable {
  /** What its provider knows it by, or a hash of it. Never the token. */
  id: string
  /** Hash of the request that it came with, if that may be repeated. */
  request_hash: string | null
  expires_at: Timestamp
}

/** Exceptions to a product's access, per developer. */
export interface ProductAccessTable {
  developer_id: string
  product_id: string
  action: 'view' | 'register'
  allowed: boolean
  created_at: CreatedAt
}
