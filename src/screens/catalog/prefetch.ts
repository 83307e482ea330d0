import { firstPageOf } from '../../state/asked-page'
import type { HistoryEntry } from '../../state/history-entry'
import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/query-client'
import { catalogRead, LIST_NAME } from './catalog-read'

export function prefetch(
  portal: Portal,
  props: { query: string; pageSize: number },
  entry: HistoryEntry | undefined,
): Promise<void> {
  return prefetchReads(portal, [catalogRead(firstPageOf(props, entry, LIST_NAME))])
}
