import type { PortalApi, SpecificationOperations } from '../../api'

/** Loads the operations of a version, without its API description; null if it has none. */
export const loadOperations = async (
  api: PortalApi,
  productId: string,
  productVersionId: string,
  signal: AbortSignal,
): Promise<SpecificationOperations | null> => {
  const params = { path: { productId, productVersionId } }
  const path = '/api/v2/products/{productId}/versions/{productVersionId}/spec/operations'
  return (await api.GET(path, { params, signal })) ?? null
}
