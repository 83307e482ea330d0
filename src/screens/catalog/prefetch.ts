import type { HistoryEntry } from '../../state/screen/history-entry'
import { firstPageOf } from '../../state/reads/requested-page'
import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/reads/query-client'
import { catalogRead, LIST_NAME } from './catalog-read'

export function prefetch(
  portal: Portal,
  props: { query: string; pageSize: number },
  entry: HistoryEntry | undefined,
): Promise<void> {
  return prefetchReads(portal, [catalogRead(firstPageOf(props, entry, LIST_NAME))])
}
