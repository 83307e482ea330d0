import { isRecord } from '../../lib/is-record'
import type { HistoryEntry } from '../screen/history-entry'

/** The part of a list that is asked for. */
export interface AskedPage {
  /** Text that the element was given. */
  readonly given: string
  /** Text that is searched for. */
  readonly query: string
  /** From 1. */
  readonly page: number
}

/** Reads the part that is remembered of a list. If there is none, or the element was given another text since, the first. */
export function readAskedPage(stored: unknown, given: string): AskedPage {
  if (!isRecord(stored) || stored.given !== given) return { given, query: given, page: 1 }
  const { query, page } = stored
  const isPage = Number.isSafeInteger(page) && Number(page) > 0
  return { given, query: typeof query === 'string' ? query : given, page: isPage ? Number(page) : 1 }
}

/** A page of a list as it is requested. */
export interface WantedPage<Order extends string = string> {
  /** Text searched for, without white space around it. */
  readonly query: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Order of the list. Default: the server's. */
  readonly order?: Order
}

/** The page that a list requests first when its screen is shown at an entry of the history. */
export function firstPageOf(
  { query: given, pageSize }: { query: string; pageSize: number },
  entry: HistoryEntry | undefined,
  name: string,
): WantedPage {
  const { query, page } = readAskedPage(entry?.read(name), given)
  return { query: query.trim(), page, pageSize }
}
