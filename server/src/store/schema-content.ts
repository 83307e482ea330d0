import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, Timestamp } from './schema-columns'

/**
 * Content that an import wrote and that never changes. Nobody reads it before a row of products, versions, documents or
 * images names it; what none names any longer is removed.
 */
export interface RevisionTable {
  id: Generated<string>
  /** Whether `search_entries` has its entries. False for what a server before that table wrote. */
  is_indexed: Generated<boolean>
  created_at: CreatedAt
}

/** Revisions that no row names: those of an import that has not ended, and those that another one replaced. */
export interface UnusedRevisionTable {
  revision_id: string
}

export interface ProductTable {
  id: Generated<string>
  slug: string
  name: string
  /** The folded name: the same order and the same comparison whatever collation the database has. */
  sort_key: string
  description: string | null
  public_labels: JSONColumnType<Record<string, string>, string, string>
  /** Of developers. */
  view_access: 'everyone' | 'granted'
  /** Whether visitors may view what every developer may, where they read. */
  is_open: Generated<boolean>
  register_access: 'everyone' | 'granted'
  /** Origins that may get credentials. Null: those that each API description names. */
  servers: ColumnType<string[] | null, string | null, string | null>
  /** Of what the search reads. */
  revision_id: string | null
  /** Of everything the import knows about the product; equal means nothing to write. */
  content_hash: string
  created_at: CreatedAt
  updated_at: CreatedAt
}

/** Where gateways serve a version. An absent list says nothing. */
export interface GatewayPlace {
  hosts?: string[]
  /** Prefixes, without a slash at the end. */
  paths?: string[]
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
  /** Where gateways serve it. Null: they name the version. */
  gateway: ColumnType<GatewayPlace | null, string | null | undefined, string | null>
  content_hash: string
  /** Strictly increasing in the author's order within a product. */
  created_at: Timestamp
  updated_at: CreatedAt
}

/** What an operator decided about a version beside the files; the later of both steps counts. */
export interface VersionDecisionTable {
  version_id: string
  status: 'deprecated' | 'sunset'
  sunset_at: Date | null
  /** Version that mails name. */
  replaced_by: string | null
  /** What the files say. */
  file_status: ProductVersionTable['status']
  file_sunset_at: Date | null
  decided_at: ColumnType<Date, Date | undefined, Date>
}

/** In the order in which they follow. */
export type VersionStep = 'sunset-announced' | 'deprecated' | 'sunset'

/** The step of a version that developers were told of last. */
export interface VersionNoticeTable {
  version_id: string
  step: VersionStep
  sunset_at: Date | null
  noticed_at: ColumnType<Date, Date | undefined, Date>
}

export interface SpecificationTable {
  revision_id: string
  /** The document as imported, byte for byte. */
  text: string
  format: 'json' | 'yaml'
  operations: JSONColumnType<SpecOperationRecord[], string, string>
  /** What the portal's page connects to where operations are tried; see `describedOrigins`. */
  origins: JSONColumnType<string[], string, string>
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
