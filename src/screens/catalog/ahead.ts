import type { PortalApi } from '../../api'
import type { CatalogQuery } from '../../api/search'
import { readAskedPage } from '../../state/asked-page'
import type { HistoryEntry } from '../../state/history-entry'
import type { WantedPage } from '../../state/use-searched-pages'

/** What is asked for a page of the catalog. */
export const catalogQuery = ({ query, page, pageSize }: WantedPage): CatalogQuery => ({
  q: query,
  join: ['versions'],
  pageSize,
  pageNumber: page,
})

/** Of the search, in an entry of the history. */
export const LIST_NAME = 'catalog'

export function askAhead(
  api: PortalApi,
  { query: given, pageSize }: { query: string; pageSize: number },
  entry: HistoryEntry | undefined,
) {
  const { query, page } = readAskedPage(entry?.read(LIST_NAME), given)
  return api.search.catalog(catalogQuery({ query: query.trim(), page, pageSize }))
}
