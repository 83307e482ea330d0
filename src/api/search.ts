import type { PortalClient } from './portal-client'
import { pageParameters, type Paging, queryOf } from './query'
import { type RequestOptions, pageOf } from './transport'
import type { SearchPage } from './types'

export interface CatalogQuery extends Paging {
  /** Default: everything the viewer may see. */
  readonly q?: string
  /** What is searched beside the products themselves. */
  readonly join?: readonly ('versions' | 'versions.documents')[]
}

export interface SearchResource {
  /** Returns one page of the catalog. @throws {PortalError} `aborted` if the signal aborts. */
  catalog(query?: CatalogQuery, options?: RequestOptions): Promise<SearchPage>
}

export function searchResource(client: PortalClient): SearchResource {
  return {
    async catalog({ q, join, ...paging } = {}, options) {
      const query = queryOf({ q, join: join?.join(','), ...pageParameters(paging) })
      return pageOf(await client.call('GET', '/search/product-catalog', { ...options, query }))
    },
  }
}
