import type { PortalApi } from '../../api'
import { readAskedPage } from '../../state/asked-page'
import type { HistoryEntry } from '../../state/history-entry'
import type { WantedPage } from '../../state/use-searched-pages'

/** Loads a page of the catalog. */
export const loadCatalog = (api: PortalApi, { query, page, pageSize }: WantedPage, signal?: AbortSignal) =>
  api.GET('/api/v2/search/{indices}', {
    params: {
      path: { indices: 'product-catalog' },
      query: { q: query, join: 'versions', 'page[size]': pageSize, 'page[number]': page },
    },
    signal,
  })

/** Of the search, in an entry of the history. */
export const LIST_NAME = 'catalog'

export function askAhead(
  api: PortalApi,
  { query: given, pageSize }: { query: string; pageSize: number },
  entry: HistoryEntry | undefined,
) {
  const { query, page } = readAskedPage(entry?.read(LIST_NAME), given)
  return loadCatalog(api, { query: query.trim(), page, pageSize })
}
