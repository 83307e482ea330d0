import { isUuid } from '../../store/uuid'
import type { FeedPosition } from '../../store/gateway-feed'

export interface FeedCursor extends FeedPosition {
  /** Which feed, as one gateway sees it. */
  feed: string
  /** Of a page of a snapshot: the application before it. */
  application?: string
}

export function writeCursor(cursor: FeedCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** @returns undefined for what is no cursor, or not as PostgreSQL could read it. */
export function readCursor(text: string): FeedCursor | undefined {
  try {
    const { feed, since, until, after, application } = JSON.parse(
      Buffer.from(text, 'base64url').toString('utf8'),
    ) as Partial<Record<keyof FeedCursor, unknown>>
    if (typeof feed !== 'string' || !isSnapshot(since)) return undefined
    if (until !== undefined && !isSnapshot(until)) return undefined
    if (after !== undefined && !isNumber(after)) return undefined
    if (application !== undefined && !(typeof application === 'string' && isUuid(application)))
      return undefined
    return { feed, since, until, after, application }
  } catch {
    return undefined
  }
}

const largest = 2n ** 63n - 1n

const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,19}$/.test(value) && BigInt(value) <= largest

/** `xmin:xmax:xip,xip`, in ascending order, with each `xip` from `xmin` to before `xmax`. */
function isSnapshot(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19})*)?$/.test(value))
    return false
  const [xmin = '', xmax = '', list = ''] = value.split(':')
  const running = list === '' ? [] : list.split(',').map(BigInt)
  const [first, end] = [BigInt(xmin), BigInt(xmax)]
  if (first < 1n || first > end || end > largest) return false
  return running.every((id, index) => id >= (running[index - 1] ?? first) && id < end)
}
