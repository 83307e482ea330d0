import { sql, type Kysely } from 'kysely'

/**
 * Revisions that nothing names: of an import that has not ended, or that another one has replaced. They are removed by their IDs, instead of
 * being searched for among all revisions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unused_revisions (
      revision_id uuid primary key references revisions on delete cascade
    )`.execute(db)
  // Of imports that were killed.
  await sql`
    insert into unused_revisions
    select id from revisions
    where not exists (select from products where revision_id = revisions.id)
      and not exists (select from product_versions where revision_id = revisions.id)
      and not exists (select from documents where revision_id = revisions.id)
      and not exists (select from document_images where revision_id = revisions.id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table unused_revisions`.execute(db)
}
