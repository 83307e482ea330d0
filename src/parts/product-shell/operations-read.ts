import type { Read, SpecificationOperations } from '../../api'

const PATH = '/api/v2/products/{productId}/versions/{productVersionId}/spec/operations'

/** The operations of a version, without its API description; null if it has none. */
export const operationsRead = (
  productId: string,
  productVersionId: string,
): Read<SpecificationOperations | null> => ({
  key: [PATH, productId, productVersionId],
  load: async (api, signal) =>
    (await api.GET(PATH, { params: { path: { productId, productVersionId } }, signal })) ?? null,
})
