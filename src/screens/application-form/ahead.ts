import type { PortalApi } from '../../api'
import { allStrategies } from '../../parts/applications/all-strategies'

export const askAhead = (api: PortalApi, { application }: { application?: string }): Promise<unknown> =>
  application ? api.applications.get(application) : allStrategies(api)
