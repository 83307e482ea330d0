import type { Generated } from 'kysely'
import type { Language } from '../texts/texts'
import type { CreatedAt, Timestamp } from './schema-columns'
import type { AccountKind, ProductAction } from './settings'

/** A sign-in that began and has not come back from the identity provider. */
export interface SsoAttemptTable {
  /** SHA-256 of the state in hexadecimal, as the following. */
  state_hash: string
  /** Of what the cookie of the browser holds. */
  browser_hash: string
  kind: AccountKind
  /** Its name in portal.yaml. */
  provider: string
  return_to: string
  callback_url: string
  /** Of the visitor. */
  language: Language
  /** Of a page on another site, which gets a code in place of cookies. */
  code_challenge: string | null
  expires_at: Timestamp
}

/** A sign-in that has come back, for a page of another site to take over. */
export interface LoginCodeTable {
  /** SHA-256 of the code in hexadecimal. */
  code_hash: string
  account_id: string
  /** Of the account when it signed in. */
  credential_version: number
  /** Of the page. */
  origin: string
  code_challenge: string
  provider: string
  issuer: string
  subject: string
  sid: string | null
  /** Encrypted. */
  id_token: Buffer
  expires_at: Timestamp
}

/** An identity that is linked when the account's password is entered in the same browser. */
export interface PendingLinkTable {
  /** SHA-256 of what the cookie of the browser holds, in hexadecimal. */
  secret_hash: string
  account_id: string
  provider: string
  issuer: string
  subject: string
  expires_at: Timestamp
}

/** Who an account is at an identity provider. The address there may change; this does not. */
export interface LinkedIdentityTable {
  id: Generated<string>
  kind: AccountKind
  issuer: string
  subject: string
  account_id: string
  created_at: CreatedAt
  last_used_at: CreatedAt
}

/** Sessions that began at an identity provider. */
export interface ProviderSessionTable {
  session_id: string
  provider: string
  issuer: string
  subject: string
  /** The provider's own ID of its session. */
  sid: string | null
  /** Encrypted. The provider is shown it when its session is to end. */
  id_token: Buffer
}

export interface UsedLogoutTokenTable {
  /** SHA-256 of issuer and `jti`, in hexadecimal. */
  token_hash: string
  expires_at: Timestamp
}

/** The organization of those users whose accounts a provider makes. */
export interface ProviderOrganizationTable {
  provider: string
  organization_id: string
}

/** As the provider named them at the last sign-in. */
export interface AccountGroupTable {
  account_id: string
  provider: string
  group_name: string
}

export interface GroupAccessTable {
  provider: string
  group_name: string
  /** Name of the product's folder. */
  product: string
  action: ProductAction
}
