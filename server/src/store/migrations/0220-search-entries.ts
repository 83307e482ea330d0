import { sql, type Kysely } from 'kysely'

/**
 * The search over the whole portal. Words that entries have are listed once in `search_words`, where beginnings and misspelled forms of a
 * search term are found; entries are then found by whole words. What is stored already is indexed by the job `search-index`: folding and
 * reading descriptions is the server's work, not the database's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_entries (
      revision_id uuid not null references revisions on delete cascade,
      kind text not null check (kind in ('product', 'document', 'operation', 'model')),
      language text not null default '',
      position integer not null,
      product_id uuid not null,
      other_languages text[] not null default '{}',
      title text not null,
      detail jsonb not null default '{}',
      title_words text[] not null,
      words text[] not null,
      primary key (revision_id, kind, language, position)
    )`.execute(db)
  for (const kind of ['product', 'document', 'operation', 'model'])
    await sql`
      create index ${sql.id(`search_entries_${kind}_words`)} on search_entries using gin (words)
        where kind = ${sql.lit(kind)}`.execute(db)
  await sql`
    create index search_entries_document_titles on search_entries using gin (title_words)
      where kind = 'document'`.execute(db)
  await sql`create table search_words (word text collate "C" primary key)`.execute(db)
  await sql`create index search_words_alike on search_words using gin (word gin_trgm_ops)`.execute(db)
  await sql`alter table revisions add column is_indexed boolean not null default false`.execute(db)
  await sql`create index revisions_not_indexed on revisions (id) where not is_indexed`.execute(db)
  await sql`
    create table missed_searches (
      searched_on date not null,
      query text not null,
      count integer not null default 1,
      primary key (searched_on, query)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table missed_searches, search_entries, search_words`.execute(db)
  await sql`alter table revisions drop column is_indexed`.execute(db)
}
