import { isPortalError, type PortalApi } from '../../api'
import type { ReferenceSource } from '../../reference'

export interface VersionIds {
  readonly product: string
  readonly version: string
}

/**
 * Loads the description of a version.
 *
 * @returns null if the version has none.
 */
export async function portalSource(
  api: PortalApi,
  ids: VersionIds,
  signal: AbortSignal,
): Promise<ReferenceSource | null> {
  try {
    const params = { path: { productId: ids.product, productVersionId: ids.version } }
    const path = '/api/v2/products/{productId}/versions/{productVersionId}/spec'
    const response = (await api.GET(path, { params, signal, parseAs: 'arrayBuffer' })) ?? null
    return response && { kind: 'portal', response }
  } catch (failure) {
    if (isPortalError(failure) && failure.code === 'not-found') return null
    throw failure
  }
}
