import { isRecord } from '../../lib/is-record'
import type { HistoryEntry } from '../screen/history-entry'

/** Search and page of a list, as an entry of the history remembers them. */
export interface ListState {
  /** Text that the element was given. */
  readonly given: string
  /** Text that is searched for. */
  readonly query: string
  /** From 1. */
  readonly page: number
}

/** Returns search and page that are remembered of a list. If there are none, or the element was given another text since, the first page. */
export function readListState(stored: unknown, given: string): ListState {
  if (!isRecord(stored) || stored.given !== given) return { given, query: given, page: 1 }
  const { query, page } = stored
  const isPage = Number.isSafeInteger(page) && Number(page) > 0
  return { given, query: typeof query === 'string' ? query : given, page: isPage ? Number(page) : 1 }
}

/** A page of a list, as it is requested. */
export interface RequestedPage<Order extends string = string> {
  /** Text searched for, without white space around it. */
  readonly query: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Order of the list. Default: the server's. */
  readonly order?: Order
}

/** Returns the page that a list requests first when its screen is shown at an entry of the history. */
export function firstPageOf(
  { query: given, pageSize }: { query: string; pageSize: number },
  entry: HistoryEntry | undefined,
  name: string,
): RequestedPage {
  const { query, page } = readListState(entry?.read(name), given)
  return { query: query.trim(), page, pageSize }
}
