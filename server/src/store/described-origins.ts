import { sql, type Kysely } from 'kysely'
import type { ProductVisibility } from './product-access'
import { isAvailable } from './products'
import type { Schema } from './schema'

/** A product, and the origins that the API descriptions of its versions name or the operator lists, each once. */
export interface DescribedProduct extends ProductVisibility {
  origins: string[]
}

/** Returns the products that name origins. */
export function listDescribedProducts(db: Kysely<Schema>): Promise<DescribedProduct[]> {
  return db
    .selectFrom('products')
    .innerJoin('product_versions', 'product_versions.product_id', 'products.id')
    .innerJoin('specifications', 'specifications.revision_id', 'product_versions.revision_id')
    .innerJoinLateral(
      () =>
        sql<{
          origin: string
        }>`jsonb_array_elements_text(specifications.origins || coalesce(products.servers, '[]'))`.as<'named'>(
          sql`named(origin)`,
        ),
      (join) => join.onTrue(),
    )
    .where(isAvailable)
    .select(['products.id', 'products.slug', 'products.view_access', 'products.is_open'])
    .select(sql<string[]>`array_agg(distinct named.origin)`.as('origins'))
    .groupBy('products.id')
    .execute()
}
