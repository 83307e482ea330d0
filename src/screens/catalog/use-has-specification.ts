import type { CatalogProduct } from '../../api'
import { operationsRead } from '../../parts/product-shell/operations-read'
import { useRead } from '../../state'

/**
 * Tells whether the latest version of a product has an API description. The server says so with the product; for servers that do
 * not, the operations of the version are requested, which is a small list. Without a response there is no link, which is all that
 * could be said to the reader.
 */
export function useHasSpecification({ id, latest_version: latest }: CatalogProduct): boolean {
  const known = latest ? latest.has_specification : false
  const described = useRead(latest && known === undefined ? operationsRead(id, latest.id) : undefined)
  return known ?? (described?.status === 'ready' && described.data !== null)
}
