import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type {
  AccountStatus,
  AuthMethod,
  CredentialType,
  PortalSettings,
  RegistrationStrategyName,
} from './settings'

/** Written once, by the database unless given. */
type CreatedAt = ColumnType<Date, Date | undefined, Date>
type Timestamp = ColumnType<Date, Date, Date>

/** The portal itself. Exactly one row, made by whoever opens the database first. */
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

export interface DeveloperTable {
  id: Generated<string>
  email: string
  full_name: string
  /** Null until a first password was chosen. */
  password_hash: string | null
  status: ColumnType<AccountStatus, AccountStatus, AccountStatus>
  failed_logins: Generated<number>
  locked_until: Date | null
  /** Language of the mails to this account. */
  language: string | null
  created_at: CreatedAt
  updated_at: CreatedAt
}

export interface SessionTable {
  id: Generated<string>
  kind: 'developer' | 'user'
  account_id: string
  created_at: CreatedAt
  last_used_at: CreatedAt
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
}

export interface RateLimitTable {
  key: string
  window_start: Timestamp
  count: Generated<number>
}

/** Keys that the server makes for itself, once for all processes. */
export interface SecretTable {
  name: string
  value: Buffer
  created_at: CreatedAt
}

export interface AuthStrategyTable {
  id: Generated<string>
  name: RegistrationStrategyName
  credential_type: CredentialType
  key_names: JSONColumnType<string[], string | undefined, string>
  auth_methods: JSONColumnType<AuthMethod[], string | undefined, string>
  /** Null where developers choose no scopes. */
  available_scopes: JSONColumnType<string[] | null, string | null | undefined, string | null>
  /** Imports change and remove only what an import made. */
  made_by: ColumnType<'import' | 'operator', 'import' | 'operator', never>
  created_at: CreatedAt
  updated_at: CreatedAt
}

export interface ProductTable {
  id: Generated<string>
  slug: string
  name: string
  /** The folded name: the same order and the same comparison whatever collation the database has. */
  sort_key: string
  description: string | null
  public_labels: JSONColumnType<Record<string, string>, string, string>
  view_access: 'everyone' | 'granted'
  register_access: 'everyone' | 'granted'
  /** Of everything the import knows about the product; equal means nothing to write. */
  content_hash: string
  created_at: CreatedAt
  updated_at: CreatedAt
}

export interface ProductVersionTable {
  id: Generated<string>
  product_id: string
  name: string
  status: 'published' | 'deprecated' | 'sunset'
  /** From this moment the version counts as sunset, whatever its status says. */
  sunset_at: Date | null
  /** The document as imported, byte for byte. */
  specification: string | null
  specification_format: 'json' | 'yaml' | null
  operations: JSONColumnType<SpecOperationRecord[] | null, string | null, string | null>
  content_hash: string
  /** Strictly increasing in the author's order within a product. */
  created_at: Timestamp
  updated_at: CreatedAt
}

/** One operation of a specification, in the shape of the wire contract. */
export interface SpecOperationRecord {
  path: string
  method: string
  operation_id: string | null
  tags: string[]
  summary: string | null
  deprecated: boolean
}

/** How applications register for a version; the first position is the one that front ends use. */
export interface VersionStrategyTable {
  version_id: string
  strategy_id: string
  position: number
  registration_enabled: boolean
  registration_auto_approve: boolean
}

export interface DocumentTable {
  id: Generated<string>
  product_id: string
  parent_id: string | null
  slug: string
  /** Among the documents of the same parent. */
  position: number
  content_hash: string
  created_at: CreatedAt
  updated_at: CreatedAt
}

export interface DocumentTextTable {
  document_id: string
  /** Empty for the text that every reader without a better one gets. */
  language: string
  title: string
  content: string
  metadata: JSONColumnType<Record<string, unknown>, string, string>
}

/** What the search reads: one row per product and scope, written by the import. */
export interface ProductSearchTable {
  product_id: string
  scope: 'product' | 'versions' | 'documents'
  /** Folded texts; words of the title weigh more than those of the body. */
  title: string
  body: string
  /** Title and body as words, stemmed in all five languages; made by the database. */
  words: ColumnType<string, never, never>
}

/** Exceptions to a product's access, per developer. */
export interface ProductAccessTable {
  developer_id: string
  product_id: string
  action: 'view' | 'register'
  allowed: boolean
  created_at: CreatedAt
}

export interface AuditLogTable {
  id: Generated<string>
  at: CreatedAt
  actor: string
  action: string
  subject: string
  details: JSONColumnType<Record<string, unknown>, string | undefined, never>
}

/** Every table, as Kysely sees them. Columns holding JSON are written as text. */
export interface Schema {
  portal: PortalTable
  portal_images: PortalImageTable
  developers: DeveloperTable
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  rate_limits: RateLimitTable
  secrets: SecretTable
  auth_strategies: AuthStrategyTable
  products: ProductTable
  product_versions: ProductVersionTable
  version_strategies: VersionStrategyTable
  documents: DocumentTable
  document_texts: DocumentTextTable
  product_search: ProductSearchTable
  product_access: ProductAccessTable
  audit_log: AuditLogTable
}
