import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './schema-columns'

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
