import { sql, type Insertable, type Kysely } from 'kysely'
import type { Schema } from './schema'
import type { OperationDetail, SearchEntryTable } from './schema-search'

export type SearchEntry = Omit<Insertable<SearchEntryTable>, 'revision_id' | 'product_id' | 'detail'> & {
  detail: OperationDetail | Record<string, never>
}

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
    const part = entries.slice(start, start + entriesAtOnce).map(({ detail, ...entry }) => ({
      ...entry,
      product_id: productId,
      detail: JSON.stringify(detail),
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
