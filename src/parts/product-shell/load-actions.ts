import type { PortalApi, ProductActions, Read } from '../../api'

/** Loads what the viewer may do with a product, by action. Servers of other makes may leave actions out. */
export const loadActions = async (
  api: PortalApi,
  productId: string,
  signal?: AbortSignal,
): Promise<Partial<ProductActions['actions']>> =>
  (await api.GET('/api/v2/products/{productId}/actions', { params: { path: { productId } }, signal }))
    .actions ?? {}

export const actionsRead = (productId: string): Read<Partial<ProductActions['actions']>> => ({
  key: ['/api/v2/products/{productId}/actions', productId],
  load: (api, signal) => loadActions(api, productId, signal),
})
