import type { PortalApi } from '../../api'
import { LIST_PAGE_SIZE } from '../../lib/limits'
import type { WantedPage } from '../../state/use-searched-pages'

/** Asks for a page of what an application is registered for. */
export const loadRegistrations = (
  api: PortalApi,
  applicationId: string,
  { page, pageSize }: Pick<WantedPage, 'page' | 'pageSize'>,
  signal?: AbortSignal,
) => api.registrations.list(applicationId, { pageSize, pageNumber: page }, { signal })

export const askAhead = async (api: PortalApi, { application }: { application?: string }) =>
  application &&
  Promise.all([
    api.applications.get(application),
    loadRegistrations(api, application, { page: 1, pageSize: LIST_PAGE_SIZE }),
    api.analytics.config(),
  ])
