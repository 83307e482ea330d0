import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/*
 * Content as its import stored it, for the export: whatever a developer may see of it, and without what operators decided beside the files.
 */

type Db = Kysely<Schema>

export const importedStrategies = (db: Db) =>
  db
    .selectFrom('auth_strategies')
    .selectAll()
    .where('made_by', '=', 'import')
    .orderBy(sql`name collate "C"`)
    .execute()

export const storedProducts = (db: Db) => db.selectFrom('products').selectAll().orderBy('slug').execute()

/** In the author's order. */
export const storedVersions = (db: Db, productId: string) =>
  db
    .selectFrom('product_versions as version')
    .leftJoin('version_decisions as decision', 'decision.version_id', 'version.id')
    .select(['version.id', 'version.name', 'version.revision_id', 'version.gateway'])
    .select(
      sql<'published' | 'deprecated' | 'sunset'>`coalesce(decision.file_status, version.status)`.as('status'),
    )
    .select(
      sql<Date | null>`case when decision.version_id is null then version.sunset_at else decision.file_sunset_at end`.as(
        'sunsetAt',
      ),
    )
    .where('version.product_id', '=', productId)
    .orderBy('version.created_at')
    .execute()

export const storedSpecification = (db: Db, revisionId: string | null) =>
  db
    .selectFrom('specifications')
    .select(['text', 'format'])
    .where('revision_id', '=', revisionId)
    .executeTakeFirst()

export const storedRegistration = (db: Db, versionId: string) =>
  db
    .selectFrom('version_strategies')
    .innerJoin('auth_strategies', 'auth_strategies.id', 'version_strategies.strategy_id')
    .select('auth_strategies.name')
    .select(['registration_enabled', 'registration_auto_approve', 'auto_approve_scopes'])
    .where('version_id', '=', versionId)
    .orderBy('position')
    .execute()

export const storedDocuments = (db: Db, productId: string) =>
  db
    .selectFrom('documents')
    .select(['slug', 'position', 'path', 'revision_id'])
    .where('product_id', '=', productId)
    .orderBy('path')
    .execute()

export const storedTexts = (db: Db, revisionId: string | null) =>
  db
    .selectFrom('document_texts')
    .select(['language', 'title', 'content', 'metadata'])
    .where('revision_id', '=', revisionId)
    .execute()

export const storedDocumentImages = (db: Db, productId: string) =>
  db
    .selectFrom('document_images')
    .innerJoin('image_files', 'image_files.revision_id', 'document_images.revision_id')
    .select(['path', 'bytes'])
    .where('product_id', '=', productId)
    .execute()
