import { analyticsConfigRead } from '../../parts/analytics/analytics-config-read'
import { applicationRead } from '../../parts/applications/application-read'
import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/reads/query-client'
import { versionsRead } from './versions-read'

export async function prefetch(portal: Portal, { application }: { application?: string }): Promise<void> {
  if (!application) return
  await prefetchReads(portal, [applicationRead(application), analyticsConfigRead, versionsRead(application)])
}
