import { sql, type Kysely } from 'kysely'

/**
 * Search over the catalog. A product's language is unknown, and a team writes in several, so every text is
 * indexed under all five languages at once; stems of the wrong language cost space and harm nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)

  await sql`
    create function search_words(content text) returns tsvector
    language sql immutable parallel safe as $$
      select to_tsvector('pg_catalog.simple', content) || to_tsvector('pg_catalog.english', content)
        || to_tsvector('pg_catalog.catalan', content) || to_tsvector('pg_catalog.german', content)
        || to_tsvector('pg_catalog.spanish', content) || to_tsvector('pg_catalog.french', content)
    $$`.execute(db)

  await sql`
    create table product_search (
      product_id uuid not null references products on delete cascade,
      scope text not null check (scope in ('product', 'versions', 'documents')),
      title text not null,
      body text not null,
      words tsvector not null generated always as (
        setweight(search_words(title), 'A') || setweight(search_words(body), 'C')
      ) stored,
      primary key (product_id, scope)
    )`.execute(db)
  await sql`create index product_search_words on product_search using gin (words)`.execute(db)
  await sql`create index product_search_text on product_search using gin (title gin_trgm_ops, body gin_trgm_ops)`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table product_search`.execute(db)
  await sql`drop function search_words(text)`.execute(db)
}
