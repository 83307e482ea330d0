import { analyticsConfigRead } from '../../parts/analytics/analytics-config-read'
import { strategiesRead } from '../../parts/applications/strategies-read'
import { firstPageOf } from '../../state/reads/requested-page'
import type { HistoryEntry } from '../../state/screen/history-entry'
import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/reads/query-client'
import { applicationsRead, LIST_NAME } from './applications-read'

export function prefetch(
  portal: Portal,
  props: { query: string; pageSize: number },
  entry: HistoryEntry | undefined,
): Promise<void> {
  const applications = applicationsRead(firstPageOf(props, entry, LIST_NAME))
  return prefetchReads(portal, [applications, strategiesRead, analyticsConfigRead])
}
