import { sql, type Kysely } from 'kysely'
import type { Schema } from '../store/schema'
import type { ProductChange } from './apply/content-changes'
import type { ProductContent } from './content'

/** Of a product that was stored before: which origins may get credentials now, and which no longer. */
export interface ServerChange {
  /** Its folder's name. */
  product: string
  added: string[]
  removed: string[]
}

/** Finds the products whose servers change, before anything is written. */
export async function findServerChanges(
  db: Kysely<Schema>,
  changes: readonly ProductChange[],
): Promise<ServerChange[]> {
  const stored = await storedServers(
    db,
    changes.filter(({ isNew }) => !isNew).map(({ id }) => id),
  )
  return changes.flatMap(({ id, product }) => {
    const before = stored.get(id)
    if (!before) return []
    const after = serversOf(product)
    const added = after.filter((origin) => !before.includes(origin))
    const removed = before.filter((origin) => !after.includes(origin))
    return added.length + removed.length > 0 ? { product: product.slug, added, removed } : []
  })
}

const serversOf = ({ servers, versions }: ProductContent): string[] =>
  servers ?? [...new Set(versions.flatMap(({ specification }) => specification?.origins ?? []))]

/** By the IDs of the products. */
async function storedServers(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; servers: string[] }>`
    select products.id, coalesce(products.servers, (
      select coalesce(jsonb_agg(distinct origin), '[]')
      from product_versions
      join specifications on specifications.revision_id = product_versions.revision_id
      cross join lateral jsonb_array_elements_text(specifications.origins) as named (origin)
      where product_versions.product_id = products.id
    )) as servers
    from products where products.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, servers }) => [id, servers]))
}
