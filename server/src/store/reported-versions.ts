import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'
import type { SpecOperationRecord } from './schema-content'

/** A version that gateways report requests of. */
export interface ReportedVersion {
  id: string
  /** Folder of the product and name of the version: `levels/2.0`. */
  name: string
  /** Of its description. */
  operations: readonly SpecOperationRecord[]
}

const versionName = sql<string>`products.slug || '/' || product_versions.name`

export async function findReportedVersions(
  db: Kysely<Schema>,
  { ids, names }: { ids: readonly string[]; names: readonly string[] },
): Promise<ReportedVersion[]> {
  if (ids.length + names.length === 0) return []
  const found = await db
    .selectFrom('product_versions')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .leftJoin('specifications', 'specifications.revision_id', 'product_versions.revision_id')
    .select(['product_versions.id', versionName.as('name'), 'specifications.operations'])
    .where(({ or, eb }) =>
      or([
        ...(ids.length > 0 ? [eb('product_versions.id', 'in', ids)] : []),
        ...(names.length > 0 ? [eb(versionName, 'in', names)] : []),
      ]),
    )
    .execute()
  return found.map(({ id, name, operations }) => ({ id, name, operations: operations ?? [] }))
}
