import type { PortalApi } from '../../api'

/** As many as one page of a list can have. */
const MOST_VERSIONS = 100

/** Asks for the versions that an application is registered for. */
export const loadVersions = (api: PortalApi, applicationId: string, signal?: AbortSignal) =>
  api.registrations.list(applicationId, { pageSize: MOST_VERSIONS }, { signal })

export const askAhead = async (api: PortalApi, { application }: { application?: string }) =>
  application &&
  Promise.all([api.applications.get(application), api.analytics.config(), loadVersions(api, application)])
