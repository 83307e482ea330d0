import type { Product, ProductVersion, Read } from '../../api'
import { allVersions } from './all-versions'

export interface LoadedProduct {
  readonly product: Product
  /** Oldest first. */
  readonly versions: readonly ProductVersion[]
}

/** A product with all of its versions. @param productId - ID or slug. */
export const productRead = (productId: string): Read<LoadedProduct> => ({
  key: ['/api/v2/products/{productId}', productId],
  async load(api, signal) {
    const [product, versions] = await Promise.all([
      api.GET('/api/v2/products/{productId}', { params: { path: { productId } }, signal }),
      allVersions(api, productId, signal),
    ])
    return { product, versions }
  },
})
