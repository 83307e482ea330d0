import type { JWK } from 'jose'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Language } from '../texts/texts'
import type { LocalInboxTable, MailTable, MailTokenTable } from './schema-mail'
import type {
  TrafficBatchTable,
  TrafficOpenPeriodTable,
  TrafficRequestTable,
  TrafficRollupTable,
} from './schema-traffic'
import type {
  AccountStatus,
  AuthMethod,
  CredentialType,
  PortalSettings,
  RegistrationStatus,
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
  /** Language of the mails to this account: the one it was registered in. */
  language: Language | null
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

/** Wrong passwords by e-mail address, whether or not an account stands behind it. */
export interface SignInFailureTable {
  /** SHA-256 of the address in lower case, in hexadecimal. */
  email_hash: string
  failures: Generated<number>
  /** Attempts whose password is being checked. */
  pending: Generated<number>
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

/** Keys that the server makes for itself, once for all processes. */
export interface SecretTable {
  name: string
  value: Buffer
  /** Of the key that encrypts the value; null if it is in clear. */
  key_id: ColumnType<string | null, string | null | undefined, string | null>
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
  /** Of applications that name none. */
  is_default: Generated<boolean>
  /** Imports change and remove only what an import made. */
  made_by: ColumnType<'import' | 'operator', 'import' | 'operator', never>
  created_at: CreatedAt
  updated_at: CreatedAt
}

/**
 * Content that an import wrote and that never changes. Nobody reads it before a row of products, versions, documents or
 * images names it; what none names any longer is removed.
 */
export interface RevisionTable {
  id: Generated<string>
  created_at: CreatedAt
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
  /** Of what the search reads. */
  revision_id: string | null
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
  /** Of the specification; null without one. */
  revision_id: string | null
  content_hash: string
  /** Strictly increasing in the author's order within a product. */
  created_at: Timestamp
  updated_at: CreatedAt
}

export interface SpecificationTable {
  revision_id: string
  /** The document as imported, byte for byte. */
  text: string
  format: 'json' | 'yaml'
  operations: JSONColumnType<SpecOperationRecord[], string, string>
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
  /** Of its main file, below the product's `docs`: `guides/index.md`. Null until it is imported again. */
  path: string | null
  /** Of the texts and sections. */
  revision_id: string | null
  content_hash: string
  created_at: CreatedAt
  updated_at: CreatedAt
}

export interface DocumentTextTable {
  revision_id: string
  /** Empty for the text that every reader without a better one gets. */
  language: string
  title: string
  content: string
  metadata: JSONColumnType<Record<string, unknown>, string, string>
  /** The content as nodes, in JSON. Null until it is imported again. */
  nodes: string | null
}

/** What the search over documents reads, written by the import: one row per section, or per part of a long one. */
export interface DocumentSectionTable {
  revision_id: string
  language: string
  position: number
  /** As shown; empty before the first heading. */
  heading: string
  anchor: string
  content: string
  /** Folded: the titles of document and section. */
  title: string
  /** Folded content. */
  body: string
  words: ColumnType<string, never, never>
}

export interface DocumentImageTable {
  product_id: string
  /** Below the product's `docs`: `images/map.png`. */
  path: string
  /** Of the file. */
  revision_id: string | null
}

export interface ImageFileTable {
  revision_id: string
  content_type: string
  bytes: Buffer
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string
}

/** What the search reads: one row per product and scope, written by the import. */
export interface ProductSearchTable {
  revision_id: string
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
  /** What the developer chose; what the strategy no longer offers counts as not chosen. */
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
  created_at: CreatedAt
  updated_at: CreatedAt
}

export interface RegistrationTable {
  id: Generated<string>
  application_id: string
  version_id: string
  status: ColumnType<RegistrationStatus, RegistrationStatus, RegistrationStatus>
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

/** Of gateways and of operators' programs. */
export interface AccessKeyTable {
  id: Generated<string>
  name: string
  /** A gateway asks about credentials; an operator's program may do that and everything else. */
  role: 'gateway' | 'operator'
  /** SHA-256 of the key, in hexadecimal. */
  key_hash: string
  created_at: CreatedAt
  last_used_at: Date | null
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

/** Answers to requests that created something, for those who ask again. */
export interface IdempotencyKeyTable {
  developer_id: string
  key_hash: string
  request_hash: string
  /** Encrypted with the caller's own key, because it may hold a secret. Null until the transaction's end. */
  answer: Buffer | null
  created_at: CreatedAt
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

/** Every table, as Kysely sees them. Columns holding JSON are written as text. */
export interface Schema {
  portal: PortalTable
  portal_images: PortalImageTable
  developers: DeveloperTable
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  mail_tokens: MailTokenTable
  mails: MailTable
  local_inbox: LocalInboxTable
  sign_in_failures: SignInFailureTable
  rate_limit_counters: RateLimitCounterTable
  secrets: SecretTable
  auth_strategies: AuthStrategyTable
  revisions: RevisionTable
  products: ProductTable
  product_versions: ProductVersionTable
  specifications: SpecificationTable
  version_strategies: VersionStrategyTable
  documents: DocumentTable
  document_texts: DocumentTextTable
  document_sections: DocumentSectionTable
  document_images: DocumentImageTable
  image_files: ImageFileTable
  product_search: ProductSearchTable
  product_access: ProductAccessTable
  applications: ApplicationTable
  credentials: CredentialTable
  registrations: RegistrationTable
  standing_decisions: StandingDecisionTable
  idempotency_keys: IdempotencyKeyTable
  access_keys: AccessKeyTable
  signing_keys: SigningKeyTable
  audit_log: AuditLogTable
  traffic_requests: TrafficRequestTable
  traffic_hours: TrafficRollupTable
  traffic_days: TrafficRollupTable
  traffic_open_periods: TrafficOpenPeriodTable
  traffic_batches: TrafficBatchTable
}
