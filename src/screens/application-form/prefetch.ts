import { applicationRead } from '../../parts/applications/application-read'
import { strategiesRead } from '../../parts/applications/strategies-read'
import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/reads/query-client'

export const prefetch = (portal: Portal, { application }: { application?: string }): Promise<void> =>
  prefetchReads(portal, [application ? applicationRead(application) : strategiesRead])
