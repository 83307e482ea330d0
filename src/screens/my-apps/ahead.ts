import type { PortalApi } from '../../api'
import { allStrategies } from '../../parts/applications/all-strategies'
import type { WantedPage } from '../../state/use-searched-pages'

/** Asks for a page of the developer's applications. */
export const loadApplications = (
  api: PortalApi,
  { query, page, pageSize }: WantedPage,
  signal?: AbortSignal,
) => api.applications.list({ filter: { name: { contains: query } }, pageSize, pageNumber: page }, { signal })

export const askAhead = (api: PortalApi, { query, pageSize }: { query: string; pageSize: number }) =>
  Promise.all([
    loadApplications(api, { query: query.trim(), page: 1, pageSize }),
    allStrategies(api),
    api.analytics.config(),
  ])
