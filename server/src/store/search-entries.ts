import { sql, type Insertable, type Kysely } from 'kysely'
import type { Schema } from './schema'
import type { OperationDetail, SearchEntryTable } from './schema-search'

export type SearchEntry = Omit<
  Insertable<SearchEntryTable>,
  'revision_id' | 'product_id' | 'detail' | 'title_words' | 'words'
> & {
  detail: OperationDetail | Record<string, never>
  /** Folded words of each name that the entry has. */
  titles: readonly (readonly string[])[]
  /** Folded, each once, with those of the titles. */
  title_words: readonly string[]
  words: readonly string[]
}

const maxTitleKey = 200

/** Returns what stands for a whole title among its words, so that the entry with this title is found by index. */
export function titleKeyOf(words: readonly string[]): string {
  return `=${words.join(' ')}`.slice(0, maxTitleKey)
}

const lexemes = (words: readonly string[]) => sql<string>`array_to_tsvector(${[...words]}::text[])`

/** In one statement: the embedded engine answers requests between two of them. */
const entriesAtOnce = 50
const wordsAtOnce = 1000

/** Writes the entries of a product's revisions, and notes that the revisions have theirs. */
export async function writeSearchEntries(
  db: Kysely<Schema>,
  productId: string,
  entries: readonly (SearchEntry & { revision_id: string })[],
  revisionIds: readonly string[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    const part = entries
      .slice(start, start + entriesAtOnce)
      .map(({ detail, titles, title_words, words, ...entry }) => ({
        ...entry,
        product_id: productId,
        detail: JSON.stringify(detail),
        title_words: lexemes([...title_words, ...titles.map(titleKeyOf)]),
        words: lexemes(words),
      }))
    await db
      .insertInto('search_entries')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  // Sorted, so that two imports do not wait for each other.
  const words = [...new Set(entries.flatMap((entry) => entry.words))].sort()
  for (let start = 0; start < words.length; start += wordsAtOnce)
    await sql`
      insert into search_words select unnest(${words.slice(start, start + wordsAtOnce)}::text[])
      on conflict do nothing`.execute(db)
  await sql`update revisions set is_indexed = true where id = any(${revisionIds}::uuid[])`.execute(db)
}
