import type { PortalApi } from '../../api'
import { loadAnalyticsConfig } from '../../parts/analytics/use-analytics-config'
import { loadApplication } from '../../parts/applications/load-application'
import { loadRegistrations } from '../../parts/registration/load-registrations'

/** As many as one page of a list can have. */
const MOST_VERSIONS = 100

/** Asks for the versions that an application is registered for. */
export const loadVersions = (api: PortalApi, applicationId: string, signal?: AbortSignal) =>
  loadRegistrations(api, applicationId, { 'page[size]': MOST_VERSIONS }, signal)

export const askAhead = async (api: PortalApi, { application }: { application?: string }) =>
  application &&
  Promise.all([loadApplication(api, application), loadAnalyticsConfig(api), loadVersions(api, application)])
