import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../texts/texts'
import type { CreatedAt } from './schema-columns'
import type { Region } from './settings'

export interface OrganizationTable {
  id: Generated<string>
  /** Several may have the same. */
  name: string
  region: Region
  created_at: CreatedAt
  updated_at: CreatedAt
}

/** What a user gave at registration, once for each browser, until the address is confirmed. */
export interface UserRegistrationTable {
  account_id: string
  /** SHA-256 of what the cookie of the browser holds, in hexadecimal. */
  browser_hash: string
  full_name: string
  language: Language
  /** Of the organization that a registration of the address makes. */
  organization_id: string
  organization_name: string
  region: Region
  /** Counts if the same browser confirms the address. */
  password_hash: string
  registered_at: CreatedAt
}

/** Open until it is accepted or revoked; an address has one that is open. */
export interface InvitationTable {
  id: Generated<string>
  email: string
  /** As far as the operator knew it. */
  full_name: string | null
  organization_id: string
  /** Of its mail. */
  language: Language | null
  created_at: CreatedAt
  /** When its newest mail was made; null before that. */
  sent_at: Date | null
  /** When the link of that mail stops to work. */
  expires_at: Date | null
  accepted_at: Date | null
  revoked_at: Date | null
}

/** Codes that let people register. */
export interface AccessCodeTable {
  id: Generated<string>
  name: string
  /** HMAC of the code with a secret of the portal, in hexadecimal. */
  code_hash: string
  /** Null: any number. */
  max_uses: number | null
  /** Null: never. */
  expires_at: Date | null
  created_at: CreatedAt
}

/** Addresses that a code was used for. */
export interface AccessCodeUseTable {
  code_id: string
  /** As in `sign_in_failures`. */
  address_hash: string
  used_at: ColumnType<Date, Date | undefined, never>
}
