import { isPortalError, type PortalApi, type PortalSearchGroup, type Read } from '../../api'

const MOST_RESULTS = 5

export interface PortalSearchOptions {
  readonly query: string
  /** False while the reader is typing: what is not found is not counted then. */
  readonly isComplete: boolean
}

/** Searches the portal; of a server without that operation only the products. */
export const portalSearchRead = ({
  query,
  isComplete,
}: PortalSearchOptions): Read<readonly PortalSearchGroup[]> => ({
  key: ['/api/v2/portal/search', query, isComplete],
  async load(api, signal) {
    try {
      const params = { query: { query, limit: MOST_RESULTS, is_complete: isComplete } }
      return (await api.GET('/api/v2/portal/search', { params, signal })).data
    } catch (error) {
      if (!isPortalError(error) || error.code !== 'not-found') throw error
      return searchProducts(api, query, signal)
    }
  },
})

async function searchProducts(
  api: PortalApi,
  query: string,
  signal: AbortSignal,
): Promise<PortalSearchGroup[]> {
  const { data } = await api.GET('/api/v2/search/{indices}', {
    params: { path: { indices: 'product-catalog' }, query: { q: query, 'page[size]': MOST_RESULTS } },
    signal,
  })
  const results = data.map(({ source: { id, slug, name } }) => ({
    title: name ?? '',
    product: { id, slug: slug ?? id, name: name ?? '' },
    version: null,
    document: null,
    operation: null,
    application_id: null,
    excerpt: [],
  }))
  return results.length > 0 ? [{ kind: 'product', results }] : []
}
