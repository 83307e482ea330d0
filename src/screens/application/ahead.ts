import type { PortalApi } from '../../api'
import { LIST_PAGE_SIZE } from '../../lib/limits'
import { loadAnalyticsConfig } from '../../parts/analytics/use-analytics-config'
import { loadApplication } from '../../parts/applications/load-application'
import { loadRegistrations } from '../../parts/registration/load-registrations'

export const askAhead = async (api: PortalApi, { application }: { application?: string }) =>
  application &&
  Promise.all([
    loadApplication(api, application),
    loadRegistrations(api, application, { 'page[size]': LIST_PAGE_SIZE, 'page[number]': 1 }),
    loadAnalyticsConfig(api),
  ])
