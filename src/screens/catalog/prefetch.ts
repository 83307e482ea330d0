import { readAskedPage } from '../../state/asked-page'
import type { HistoryEntry } from '../../state/history-entry'
import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/query-client'
import { catalogRead, LIST_NAME } from './catalog-read'

export function prefetch(
  portal: Portal,
  { query: given, pageSize }: { query: string; pageSize: number },
  entry: HistoryEntry | undefined,
): Promise<void> {
  const { query, page } = readAskedPage(entry?.read(LIST_NAME), given)
  return prefetchReads(portal, [catalogRead({ query: query.trim(), page, pageSize })])
}
