import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'
import type { SpecOperationRecord } from './schema-content'

/** A version that gateways report requests of. */
export interface ReportedVersion {
  id: string
  /** Folder of the product and name of the version: `levels/2.0`. */
  name: string
  /** Of its description; null without one. */
  revision_id: string | null
}

export async function findReportedVersions(
  db: Kysely<Schema>,
  { ids, names }: { ids: readonly string[]; names: readonly string[] },
): Promise<ReportedVersion[]> {
  if (ids.length + names.length === 0) return []
  // A folder has no slash in its name, a version may.
  const [slugs, versions] = [names.map((name) => name.split('/')[0]), names.map(afterSlash)]
  const { rows } = await sql<ReportedVersion>`
    select product_versions.id, slug || '/' || product_versions.name as name, product_versions.revision_id
    from (
      select id from product_versions where id = any (${ids}::uuid[])
      union
      select product_versions.id from unnest(${slugs}::text[], ${versions}::text[]) as named (slug, version)
        join products on products.slug = named.slug
        join product_versions on product_versions.product_id = products.id and product_versions.name = version
    ) found
    join product_versions on product_versions.id = found.id
    join products on products.id = product_id`.execute(db)
  return rows
}

/** Returns the operations of descriptions, which never change. */
export async function findOperations(
  db: Kysely<Schema>,
  revisionIds: readonly string[],
): Promise<{ revision_id: string; operations: SpecOperationRecord[] }[]> {
  if (revisionIds.length === 0) return []
  return db
    .selectFrom('specifications')
    .select(['revision_id', 'operations'])
    .where('revision_id', 'in', revisionIds)
    .execute()
}

const afterSlash = (name: string) => name.slice(name.indexOf('/') + 1)
