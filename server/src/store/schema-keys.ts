import type { JWK } from 'jose'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, Timestamp } from './schema-columns'
import type { AccessKeyRole } from './settings'

/** Keys that the server makes for itself, once for all processes. */
export interface SecretTable {
  name: string
  /** Of the version, in what is signed with it. `first` for the one that a secret begins with. */
  kid: Generated<string>
  value: Buffer
  /** Of the key that encrypts the value; null if it is in clear. */
  key_id: ColumnType<string | null, string | null | undefined, string | null>
  created_at: CreatedAt
  /** Null for the current version. */
  accepted_until: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Of gateways and of operators' programs. */
export interface AccessKeyTable {
  id: Generated<string>
  name: string
  role: AccessKeyRole
  /** SHA-256 of the key, in hexadecimal. */
  key_hash: string
  created_at: CreatedAt
  last_used_at: Date | null
  /** Never later than that of the parent. Null: never. */
  expires_at: Date | null
  /** The key that it was made with. Null: made at the command line. */
  parent_id: string | null
  /** Folders of the products that a gateway's key is for. Null: all. */
  products: string[] | null
}

/** Sign the tokens of applications. */
export interface SigningKeyTable {
  /** Thumbprint of the public half. */
  id: string
  public_key: JSONColumnType<JWK, string, never>
  /** If it is encrypted, a string of Base64. */
  private_key: ColumnType<JWK | string, string, string>
  /** Of the key that encrypts the private key; null if it is in clear. */
  key_id: ColumnType<string | null, string | null | undefined, string | null>
  created_at: CreatedAt
  /** Published before, so that those who check tokens know it in time. */
  active_from: Timestamp
  /** Null for the newest. */
  published_until: Date | null
}
