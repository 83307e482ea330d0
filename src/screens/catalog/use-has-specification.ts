import type { CatalogProduct } from '../../api'
import { loadOperations } from '../../parts/product-shell/load-operations'
import { usePortal, useRemote } from '../../state'

/**
 * Tells whether the latest version of a product has an API description. The server says so with the product; for servers that do
 * not, the operations of the version are requested, which is a small list. Without a response there is no link, which is all that
 * could be said to the reader.
 */
export function useHasSpecification({ id, latest_version: latest }: CatalogProduct): boolean {
  const { api } = usePortal()
  const versionId = latest?.id
  const known = latest ? latest.has_specification : false
  const described = useRemote(findDescribed, [api, id, versionId, known])

  async function findDescribed(signal: AbortSignal): Promise<boolean> {
    if (known !== undefined || versionId === undefined) return false
    return (await loadOperations(api, id, versionId, signal)) !== null
  }

  return known ?? (described.status === 'ready' && described.data)
}
