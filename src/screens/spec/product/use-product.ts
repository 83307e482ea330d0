import type { PortalApi, Product, ProductVersion } from '../../../api'
import { type Remote, usePortal, useRemote } from '../../../state'

export interface ProductWithVersions {
  readonly product: Product
  /** Published ones, oldest first. */
  readonly versions: readonly ProductVersion[]
}

/** The most that the server gives at once. */
const PAGE_SIZE = 100

async function allVersions(
  api: PortalApi,
  productId: string,
  signal: AbortSignal,
): Promise<ProductVersion[]> {
  const versions: ProductVersion[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await api.products.versions(productId, { pageSize: PAGE_SIZE, pageNumber }, { signal })
    versions.push(...page.data)
    if (page.data.length === 0 || versions.length >= page.meta.page.total) return versions
  }
}

/** A product with all of its published versions. */
export function useProduct(productId: string): Remote<ProductWithVersions> {
  const { api } = usePortal()
  return useRemote(
    async (signal) => {
      const [product, versions] = await Promise.all([
        api.products.get(productId, { signal }),
        allVersions(api, productId, signal),
      ])
      return { product, versions }
    },
    [api, productId],
  )
}
