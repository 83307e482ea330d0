import type { PortalApi, Product, ProductVersion } from '../../api'
import { allVersions } from './all-versions'

export interface LoadedProduct {
  readonly product: Product
  /** Oldest first. */
  readonly versions: readonly ProductVersion[]
}

/** Loads a product with all of its versions. */
export async function loadProduct(
  api: PortalApi,
  productId: string,
  signal?: AbortSignal,
): Promise<LoadedProduct> {
  const [product, versions] = await Promise.all([
    api.GET('/api/v2/products/{productId}', { params: { path: { productId } }, signal }),
    allVersions(api, productId, signal),
  ])
  return { product, versions }
}
