import { sql, type Kysely } from 'kysely'

/**
 * What is large, or slow to index, is written before an import's own transaction, under revisions that nothing names yet.
 * The embedded engine has one session, and a transaction that wrote all of it would keep every request waiting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revisions (
      id uuid primary key default gen_random_uuid(),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`insert into revisions (id) select id from products`.execute(db)
  await sql`insert into revisions (id) select id from documents`.execute(db)
  await sql`insert into revisions (id) select id from product_versions where specification is not null`.execute(
    db,
  )
  for (const table of ['products', 'product_versions', 'documents', 'document_images']) {
    await sql`alter table ${sql.table(table)} add column revision_id uuid references revisions`.execute(db)
    const name = sql.id(`${table}_revision`)
    await sql`create index ${name} on ${sql.table(table)} (revision_id)`.execute(db)
  }
  // What is stored is found under the ID of its owner, so that no row of it is written again.
  await sql`update products set revision_id = id`.execute(db)
  await sql`update documents set revision_id = id`.execute(db)
  await ownedByRevision(db, 'product_search', 'product_id')
  await ownedByRevision(db, 'document_texts', 'document_id')
  await ownedByRevision(db, 'document_sections', 'document_id')
  await moveSpecifications(db)
  await moveImages(db)
}

async function ownedByRevision(db: Kysely<unknown>, name: string, owner: string): Promise<void> {
  const table = sql.table(name)
  await sql`alter table ${table} drop constraint ${sql.id(`${name}_${owner}_fkey`)}`.execute(db)
  await sql`alter table ${table} rename column ${sql.ref(owner)} to revision_id`.execute(db)
  await sql`alter table ${table} add foreign key (revision_id) references revisions on delete cascade`.execute(
    db,
  )
}

async function moveSpecifications(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table specifications (
      revision_id uuid primary key references revisions on delete cascade,
      text text not null,
      format text not null check (format in ('json', 'yaml')),
      operations jsonb not null
    )`.execute(db)
  await sql`
    insert into specifications
    select id, specification, specification_format, coalesce(operations, '[]')
    from product_versions where specification is not null`.execute(db)
  await sql`update product_versions set revision_id = id where specification is not null`.execute(db)
  await sql`
    alter table product_versions
      drop column specification, drop column specification_format, drop column operations`.execute(db)
}

async function moveImages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table image_files (
      revision_id uuid primary key references revisions on delete cascade,
      content_type text not null,
      bytes bytea not null,
      hash text not null
    )`.execute(db)
  await sql`alter table document_images drop constraint document_images_revision_id_fkey`.execute(db)
  await sql`update document_images set revision_id = gen_random_uuid()`.execute(db)
  await sql`insert into revisions (id) select revision_id from document_images`.execute(db)
  await sql`
    insert into image_files select revision_id, content_type, bytes, hash from document_images`.execute(db)
  await sql`
    alter table document_images add foreign key (revision_id) references revisions,
      drop column content_type, drop column bytes, drop column hash`.execute(db)
}

/** The content is left out: the next import writes it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from products`.execute(db)
  await sql`drop table specifications, image_files`.execute(db)
  for (const table of ['products', 'product_versions', 'documents', 'document_images'])
    await sql`alter table ${sql.table(table)} drop column revision_id`.execute(db)
  await sql`drop table revisions cascade`.execute(db)
  await sql`
    alter table document_images
      add column content_type text not null, add column bytes bytea not null, add column hash text not null`.execute(
    db,
  )
  await sql`
    alter table product_versions add column specification text, add column operations jsonb,
      add column specification_format text check (specification_format in ('json', 'yaml')),
      add check ((specification is null) = (specification_format is null))`.execute(db)
  await ownedBy(db, 'product_search', 'product_id', 'products')
  await ownedBy(db, 'document_texts', 'document_id', 'documents')
  await ownedBy(db, 'document_sections', 'document_id', 'documents')
}

async function ownedBy(db: Kysely<unknown>, name: string, owner: string, owners: string): Promise<void> {
  const table = sql.table(name)
  await sql`truncate ${table}`.execute(db)
  await sql`alter table ${table} rename column revision_id to ${sql.ref(owner)}`.execute(db)
  await sql`
    alter table ${table} add foreign key (${sql.ref(owner)}) references ${sql.table(owners)} on delete cascade`.execute(
    db,
  )
}
