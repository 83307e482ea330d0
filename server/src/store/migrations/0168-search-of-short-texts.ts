import { sql, type Kysely } from 'kysely'

/** Parts of words, and words that look alike, are searched in short texts only: those of documents made most of the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index product_search_short_text on product_search using gin (title gin_trgm_ops, body gin_trgm_ops)
      where scope <> 'documents'`.execute(db)
  await sql`drop index product_search_text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index product_search_text on product_search using gin (title gin_trgm_ops, body gin_trgm_ops)`.execute(
    db,
  )
  await sql`drop index product_search_short_text`.execute(db)
}
