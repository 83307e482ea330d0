import type { PortalApi } from '../../api'
import type { CatalogQuery } from '../../api/search'
import type { WantedPage } from '../../state/use-searched-pages'

/** What is asked for a page of the catalog. */
export const catalogQuery = ({ query, page, pageSize }: WantedPage): CatalogQuery => ({
  q: query,
  join: ['versions'],
  pageSize,
  pageNumber: page,
})

export const askAhead = (api: PortalApi, { query, pageSize }: { query: string; pageSize: number }) =>
  api.search.catalog(catalogQuery({ query: query.trim(), page: 1, pageSize }))
