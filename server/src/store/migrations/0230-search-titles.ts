import { sql, type Kysely } from 'kysely'

const kinds = ['product', 'document', 'operation', 'model']

/**
 * Words of entries are a `tsvector`. An index over lists is slow for the beginning of a word: it compares each entry with every word that
 * begins so. Titles of every kind have an index, because a frequent word is in more texts than are ranked. The job `search-index`
 * writes the entries anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`truncate search_entries`.execute(db)
  await sql`update revisions set is_indexed = false where is_indexed`.execute(db)
  await sql`
    alter table search_entries
      drop column title_words, drop column words,
      add column title_words tsvector not null, add column words tsvector not null`.execute(db)
  for (const kind of kinds)
    await sql`
      create index ${sql.id(`search_entries_${kind}_titles`)} on search_entries using gin (title_words)
        where kind = ${sql.lit(kind)}`.execute(db)
  // All words of a model are in its title.
  for (const kind of kinds.filter((one) => one !== 'model'))
    await sql`
      create index ${sql.id(`search_entries_${kind}_words`)} on search_entries using gin (words)
        where kind = ${sql.lit(kind)}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`truncate search_entries`.execute(db)
  await sql`update revisions set is_indexed = false where is_indexed`.execute(db)
  await sql`
    alter table search_entries
      drop column title_words, drop column words,
      add column title_words text[] not null, add column words text[] not null`.execute(db)
  for (const kind of kinds)
    await sql`
      create index ${sql.id(`search_entries_${kind}_words`)} on search_entries using gin (words)
        where kind = ${sql.lit(kind)}`.execute(db)
  await sql`
    create index search_entries_document_titles on search_entries using gin (title_words)
      where kind = 'document'`.execute(db)
}
