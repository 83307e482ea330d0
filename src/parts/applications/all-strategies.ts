import type { AuthStrategy, PortalApi } from '../../api'
import { allPages } from '../../api/all-pages'

/** Loads every way in which an application of the portal may identify itself. */
export const allStrategies = (api: PortalApi, signal?: AbortSignal): Promise<readonly AuthStrategy[]> =>
  allPages((query) => api.GET('/api/v2/applications/auth-strategies', { params: { query }, signal }))
