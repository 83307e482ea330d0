import type { PortalApi } from '../../../src/api'

const firstPage = { 'page[size]': 10, 'page[number]': 1 }

interface CatalogQuery {
  readonly q?: string
  readonly join?: string
  readonly 'page[size]'?: number
  readonly 'page[number]'?: number
}

export const searchCatalog = (api: PortalApi, query: CatalogQuery = {}, signal?: AbortSignal) =>
  api.GET('/api/v2/search/{indices}', {
    params: { path: { indices: 'product-catalog' }, query: { ...firstPage, ...query } },
    signal,
  })

export const listProducts = (api: PortalApi) => api.GET('/api/v2/products', { params: { query: firstPage } })

export const getProduct = (api: PortalApi, productId: string) =>
  api.GET('/api/v2/products/{productId}', { params: { path: { productId } } })
