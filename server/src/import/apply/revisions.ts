import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import { searchKinds } from '../../store/schema-search'
import type { DocumentContent, DocumentImageContent, ProductContent, VersionContent } from '../content'
import type { ProductChange } from './content-changes'
import { documentEntries, productEntries, specificationEntries } from '../search-entries'
import { writeSearchEntries } from '../../store/search-entries'
import { inParts } from './in-parts'
import { searchTextsOf } from './search-texts'

/** IDs of revisions, by what each holds the content of. */
export type Revisions = ReadonlyMap<
  ProductContent | VersionContent | DocumentContent | DocumentImageContent,
  string
>

/** Nothing is written of what a dry run would make. */
export const noRevisions: Revisions = new Map()

/** Rows in one statement: their words are what takes time, and other requests wait for the end of the statement. */
const sectionsAtOnce = 25
const textsAtOnce = 5
const revisionsRemovedAtOnce = 20

/**
 * Writes what is large or slow to index of the changes, in many short statements between which the embedded engine answers
 * requests. Nobody can read any of it yet, and it needs no transaction.
 */
export async function writeRevisions(
  db: Kysely<Schema>,
  changes: readonly ProductChange[],
  now: Date,
): Promise<Revisions> {
  const revisions = new Map<Parameters<Revisions['get']>[0], string>()
  for (const change of changes) {
    const { product } = change
    const versions = product.versions.filter(
      ({ name, hash, specification }) => specification && change.versions.get(name)?.hash !== hash,
    )
    const documents = product.documents.filter(({ slug, hash }) => change.documents.get(slug)?.hash !== hash)
    const images = product.documentImages.filter(({ path, hash }) => change.images.get(path)?.hash !== hash)
    const made = [product, ...versions, ...documents, ...images].map((content) => {
      return { content, id: randomUUID() }
    })
    for (const { content, id } of made) revisions.set(content, id)
    const idOf = (content: Parameters<Revisions['get']>[0]) => String(revisions.get(content))

    await inParts(made, 500, (part) =>
      db
        .with('made', (made) =>
          made
            .insertInto('revisions')
            .values(part.map(({ id }) => ({ id })))
            .returning('id'),
        )
        .insertInto('unused_revisions')
        .columns(['revision_id'])
        .expression((eb) => eb.selectFrom('made').select('id'))
        .execute(),
    )
    for (const version of versions) await writeSpecification(db, idOf(version), version)
    for (const image of images) await writeImage(db, idOf(image), image)
    await writeDocuments(
      db,
      documents.map((document) => [idOf(document), document]),
    )
    for (const row of searchTextsOf(product, now))
      await db
        .insertInto('product_search')
        .values({ revision_id: idOf(product), ...row })
        .execute()
    const entries = [
      ...productEntries(product).map((entry) => ({ revision_id: idOf(product), ...entry })),
      ...versions.flatMap((version) =>
        specificationEntries(version.specification).map((entry) => ({
          revision_id: idOf(version),
          ...entry,
        })),
      ),
      ...documents.flatMap((document) =>
        documentEntries(document.texts).map((entry) => ({ revision_id: idOf(document), ...entry })),
      ),
    ]
    await writeSearchEntries(
      db,
      // A new product gets the ID of its first revision.
      change.isNew ? idOf(product) : change.id,
      entries,
      made.map(({ id }) => id),
    )
  }
  return revisions
}

async function writeSpecification(
  db: Kysely<Schema>,
  revisionId: string,
  { specification }: VersionContent,
): Promise<void> {
  if (!specification) return
  const { text, format, operations, origins } = specification
  await db
    .insertInto('specifications')
    .values({
      revision_id: revisionId,
      text,
      format,
      operations: JSON.stringify(operations),
      origins: JSON.stringify(origins),
    })
    .execute()
}

async function writeImage(
  db: Kysely<Schema>,
  revisionId: string,
  { contentType, bytes, hash }: DocumentImageContent,
): Promise<void> {
  await db
    .insertInto('image_files')
    .values({ revision_id: revisionId, content_type: contentType, bytes: Buffer.from(bytes), hash })
    .execute()
}

async function writeDocuments(
  db: Kysely<Schema>,
  documents: readonly (readonly [revisionId: string, DocumentContent])[],
): Promise<void> {
  const texts: Insertable<Schema['document_texts']>[] = []
  const found: Insertable<Schema['document_sections']>[] = []
  for (const [revisionId, document] of documents) {
    for (const [language, { title, content, metadata, nodes, sections }] of document.texts) {
      const key = { revision_id: revisionId, language }
      texts.push({ ...key, title, content, nodes, metadata: JSON.stringify(metadata) })
      found.push(...sections.map((section, position) => ({ ...key, position, ...section })))
    }
  }
  await inParts(texts, textsAtOnce, (part) => db.insertInto('document_texts').values(part).execute())
  await inParts(found, sectionsAtOnce, (part) => db.insertInto('document_sections').values(part).execute())
}

/** Notes that the products will name other revisions than those of now, or none. */
export async function abandonRevisions(
  db: Transaction<Schema>,
  productIds: readonly string[],
): Promise<void> {
  await sql`
    insert into unused_revisions ${namedRevisions(productIds)}
    on conflict do nothing`.execute(db)
}

/** Notes that what the products name now is used. */
export async function keepRevisions(db: Transaction<Schema>, productIds: readonly string[]): Promise<void> {
  await sql`
    delete from unused_revisions where revision_id in (${namedRevisions(productIds)})`.execute(db)
}

function namedRevisions(productIds: readonly string[]) {
  const ofProducts = sql`product_id = any(${productIds}::uuid[]) and revision_id is not null`
  return sql`
    select revision_id from products where id = any(${productIds}::uuid[]) and revision_id is not null
    union all select revision_id from product_versions where ${ofProducts}
    union all select revision_id from documents where ${ofProducts}
    union all select revision_id from document_images where ${ofProducts}`
}

/**
 * Removes revisions that nothing names: of what an import has replaced, and of one that failed or was killed. Words of the search that no
 * other entry has go with them.
 */
export async function removeUnusedRevisions(db: Kysely<Schema>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      with removed as (
        delete from revisions where id in (
          select revision_id from unused_revisions limit ${revisionsRemovedAtOnce}
        ) returning id
      ), freed as (
        select distinct unnest(tsvector_to_array(words)) as word
        from search_entries where revision_id in (select id from removed)
      ), pruned as (
        delete from search_words using freed
        where search_words.word = freed.word and not exists (${remainingEntries})
      )
      select count(*)::integer as count from removed`.execute(db)
    if (!rows[0]?.count) return
  }
}

/** Each kind has an index of its own. */
const remainingEntries = sql.join(
  searchKinds.map(
    (kind) => sql`
      select from search_entries
      where kind = ${sql.lit(kind)}
        and ${sql.ref(kind === 'model' ? 'title_words' : 'words')} @@ ('''' || freed.word || '''')::tsquery
        and revision_id not in (select id from removed)`,
  ),
  sql` union all `,
)
