import { sql, type Kysely } from 'kysely'

/** What documents are read with: where their files lay, their nodes, their images, and search over their sections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Unknown for documents that an earlier import wrote; the next one fills both in.
  await sql`alter table documents add column path text`.execute(db)
  await sql`alter table document_texts add column nodes text`.execute(db)

  await sql`
    create table document_images (
      product_id uuid not null references products on delete cascade,
      path text not null,
      content_type text not null,
      bytes bytea not null,
      hash text not null,
      primary key (product_id, path)
    )`.execute(db)

  await sql`
    create table document_sections (
      document_id uuid not null references documents on delete cascade,
      language text not null,
      position integer not null,
      heading text not null,
      anchor text not null,
      content text not null,
      title text not null,
      body text not null,
      words tsvector not null generated always as (
        setweight(search_words(title), 'A') || setweight(search_words(body), 'C')
      ) stored,
      primary key (document_id, language, position)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table document_sections, document_images`.execute(db)
  await sql`alter table document_texts drop column nodes`.execute(db)
  await sql`alter table documents drop column path`.execute(db)
}
