import type { PortalApi, ProductVersion } from '../../api'
import { allPages } from '../../api/all-pages'

/** Every version of a product, oldest first. */
export async function allVersions(
  api: PortalApi,
  productId: string,
  signal?: AbortSignal,
): Promise<ProductVersion[]> {
  const versions = await allPages((query) =>
    api.GET('/api/v2/products/{productId}/versions', { params: { path: { productId }, query }, signal }),
  )
  return versions.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
}
