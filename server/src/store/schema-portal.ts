import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './schema-columns'
import type { PortalSettings } from './settings'

/** The portal itself. Exactly one row, created with the database. */
export interface PortalTable {
  id: Generated<string>
  org_id: Generated<string>
  settings: JSONColumnType<PortalSettings, string, string>
  /** Grows with every import that changed something. `int8`, so a string. */
  content_version: ColumnType<string, never, string | number>
  created_at: CreatedAt
  updated_at: CreatedAt
}

export interface PortalImageTable {
  kind: 'logo' | 'cover' | 'favicon'
  content_type: string
  bytes: Buffer
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string
  updated_at: CreatedAt
}

export interface AuditLogTable {
  id: Generated<string>
  at: CreatedAt
  actor: string
  action: string
  /** Null if no account stands behind what was attempted. */
  subject: string | null
  /** Of the request; of attempts a network, `2001:db8:1:2::/64`. */
  network_address: string | null
  /** Of the request; of attempts the first one's. */
  request_id: string | null
  /** Of attempts in one hour. */
  count: Generated<number>
  /** Of attempts, when the last one was. */
  last_at: Date | null
  /** The hour whose attempts the entry counts. */
  repeated_in: ColumnType<Date | null, Date | null | undefined, never>
  details: JSONColumnType<Record<string, unknown>, string | undefined, never>
}
