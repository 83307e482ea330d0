import { analyticsConfigRead } from '../../parts/analytics/analytics-config-read'
import { strategiesRead } from '../../parts/applications/strategies-read'
import { readAskedPage } from '../../state/asked-page'
import type { HistoryEntry } from '../../state/history-entry'
import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/query-client'
import { applicationsRead, LIST_NAME } from './applications-read'

export function prefetch(
  portal: Portal,
  { query: given, pageSize }: { query: string; pageSize: number },
  entry: HistoryEntry | undefined,
): Promise<void> {
  const { query, page } = readAskedPage(entry?.read(LIST_NAME), given)
  const applications = applicationsRead({ query: query.trim(), page, pageSize })
  return prefetchReads(portal, [applications, strategiesRead, analyticsConfigRead])
}
