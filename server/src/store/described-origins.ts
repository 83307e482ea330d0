import { sql, type Kysely } from 'kysely'
import { mayDo, type Viewer } from './product-access'
import { isAvailable } from './products'
import type { Schema } from './schema'

/**
 * Returns the origins that the API descriptions of the viewer's products name, each once, those of most products first.
 *
 * @param most - Origins returned at most.
 */
export async function listDescribedOrigins(
  db: Kysely<Schema>,
  viewer: Viewer,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('product_versions', 'product_versions.product_id', 'products.id')
    .innerJoin('specifications', 'specifications.revision_id', 'product_versions.revision_id')
    .innerJoinLateral(
      () =>
        sql<{ origin: string }>`jsonb_array_elements_text(specifications.origins)`.as<'named'>(
          sql`named(origin)`,
        ),
      (join) => join.onTrue(),
    )
    .where(mayDo(viewer, 'view'))
    .where(isAvailable)
    .select('named.origin')
    .groupBy('named.origin')
    .orderBy(sql`count(distinct products.id)`, 'desc')
    .orderBy(sql`named.origin collate "C"`)
    .limit(most)
    .execute()
  return rows.map(({ origin }) => origin)
}
