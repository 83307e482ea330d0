import type { PortalApi } from '../../api'
import { allStrategies } from '../../parts/applications/all-strategies'
import { loadApplication } from '../../parts/applications/load-application'

export const askAhead = (api: PortalApi, { application }: { application?: string }): Promise<unknown> =>
  application ? loadApplication(api, application) : allStrategies(api)
