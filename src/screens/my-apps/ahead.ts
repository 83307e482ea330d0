import type { PortalApi } from '../../api'
import { loadAnalyticsConfig } from '../../parts/analytics/use-analytics-config'
import { allStrategies } from '../../parts/applications/all-strategies'
import { readAskedPage } from '../../state/asked-page'
import type { HistoryEntry } from '../../state/history-entry'
import type { WantedPage } from '../../state/use-searched-pages'

/** Asks for a page of the developer's applications. */
export const loadApplications = (
  api: PortalApi,
  { query, page, pageSize }: WantedPage,
  signal?: AbortSignal,
) =>
  api.GET('/api/v2/applications', {
    params: { query: { 'page[size]': pageSize, 'page[number]': page, 'filter[name][contains]': query } },
    signal,
  })

/** Of the search, in an entry of the history. */
export const LIST_NAME = 'my-apps'

export function askAhead(
  api: PortalApi,
  { query: given, pageSize }: { query: string; pageSize: number },
  entry: HistoryEntry | undefined,
) {
  const { query, page } = readAskedPage(entry?.read(LIST_NAME), given)
  return Promise.all([
    loadApplications(api, { query: query.trim(), page, pageSize }),
    allStrategies(api),
    loadAnalyticsConfig(api),
  ])
}
