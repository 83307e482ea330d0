import type { ColumnType, Generated } from 'kysely'

export const searchKinds = ['product', 'document', 'operation', 'model'] as const
export type SearchKind = (typeof searchKinds)[number]

/** What the entry of an operation shows. */
export interface OperationDetail {
  operation_id: string | null
  method: string
  path: string
}

/** What the search over the whole portal finds: a product, a section of a document, an operation or a model. */
export interface SearchEntryTable {
  /** Of the product, the document or the description. */
  revision_id: string
  kind: SearchKind
  /** Of a document's text; empty for the text that every reader without a better one gets. */
  language: string
  /** Of a section: its position among those of the text. */
  position: number
  /** Without a foreign key: entries are written before their product. */
  product_id: string
  /** In an entry without a language: those in which the document has a text. */
  other_languages: string[]
  title: string
  /** `OperationDetail` for operations. */
  detail: ColumnType<OperationDetail | Record<string, never>, string, string>
  /** A `tsvector` of folded words, and of a key for each whole title. */
  title_words: string
  /** A `tsvector` of folded words, with those of the title. */
  words: string
}

/** Every word that an entry has, or had. */
export interface SearchWordTable {
  word: string
}

/** How often something was searched on a day and not found. */
export interface MissedSearchTable {
  searched_on: ColumnType<string, string, never>
  /** Folded terms. */
  query: string
  count: Generated<number>
}
